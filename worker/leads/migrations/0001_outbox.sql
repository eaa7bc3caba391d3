-- Leads on their way to the backend. outbox.ts alone moves a row from one state to another; retention.ts ends it.
CREATE TABLE outbox (
  key TEXT PRIMARY KEY,
  -- JSON of the lead; NULL once what the visitor wrote is erased.
  lead TEXT,
  -- JSON list of the keys of its files in R2, apart from the lead so that they are found even where it is unreadable.
  files TEXT NOT NULL DEFAULT '[]',
  state TEXT NOT NULL CHECK (state IN ('waiting', 'leased', 'delivered', 'refused', 'unreadable')),
  -- Why it is refused or unreadable; nothing a visitor typed.
  reason TEXT,
  -- Who holds the lease: what another's late answer says no longer counts.
  lease TEXT,
  -- 1 where a thank-you relies on this row besides the request that keeps it: it is never taken back.
  promised INTEGER NOT NULL DEFAULT 0,
  attempts INTEGER NOT NULL DEFAULT 0,
  -- Milliseconds since 1970, like every time here.
  created_at INTEGER NOT NULL,
  -- When it may be leased: the next try, or the end of a lease. NULL: nobody delivers it any more.
  due_at INTEGER CHECK ((due_at IS NOT NULL) = (state IN ('waiting', 'leased'))),
  closed_at INTEGER
) STRICT;

CREATE INDEX outbox_due ON outbox (due_at) WHERE due_at IS NOT NULL;
-- Everything with personal data in it: what is erased in time, and what health counts.
CREATE INDEX outbox_personal ON outbox (state, created_at) WHERE lead IS NOT NULL;
