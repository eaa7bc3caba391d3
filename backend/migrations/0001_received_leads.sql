-- What the backend has received, where it is deployed alone.
CREATE TABLE received_leads (
  idempotency_key TEXT PRIMARY KEY,
  identifier TEXT NOT NULL,
  received_at TEXT NOT NULL,
  fields TEXT NOT NULL
);
