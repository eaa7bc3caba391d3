-- What the embedded backend has received: it shares the site's database, and has a migration of its own where it is
-- deployed alone. A database of an earlier release may have the table already.
CREATE TABLE IF NOT EXISTS received_leads (
  idempotency_key TEXT PRIMARY KEY,
  identifier TEXT NOT NULL,
  received_at TEXT NOT NULL,
  fields TEXT NOT NULL
);
