-- One row while the backend takes no leads, none while it does. outbox.ts alone writes it, with the outcome of a try.
CREATE TABLE backend_away (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  -- When somebody last tried in vain, or set out to try: milliseconds since 1970.
  tried_at INTEGER NOT NULL
) STRICT;
