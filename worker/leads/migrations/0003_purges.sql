-- Publishes that made kept answers out of date. The signature of a request is taken once; what it named counts for as
-- long as an older answer could still be served.
CREATE TABLE purges (
  signature TEXT PRIMARY KEY,
  -- Milliseconds since 1970.
  purged_at INTEGER NOT NULL,
  -- JSON list of the paths; NULL where it named everything.
  paths TEXT
) STRICT;

CREATE INDEX purges_time ON purges (purged_at);
