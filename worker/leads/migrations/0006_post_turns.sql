-- How often visitors have posted of late. A row is gone as soon as its visitor may post as often as anybody.
CREATE TABLE post_turns (
  -- Salted hash of the address, and no way back to it.
  visitor TEXT PRIMARY KEY,
  -- Milliseconds since 1970: when every post has come back.
  full_at REAL NOT NULL
) STRICT;

CREATE INDEX post_turns_full ON post_turns (full_at);
