-- What came with a received lead, and what its inbox looks for. The release before names the
-- columns it writes, and reads none of these; rows it wrote have no files and are searched as they stand.
ALTER TABLE received_leads ADD COLUMN files TEXT NOT NULL DEFAULT '[]';
-- All that can be searched for, without accents and capitals.
ALTER TABLE received_leads ADD COLUMN search TEXT;
ALTER TABLE received_leads ADD COLUMN locale TEXT
  GENERATED ALWAYS AS (coalesce(json_extract(fields, '$.locale'), '')) VIRTUAL;
-- The identifier without its language, where it ends with it.
ALTER TABLE received_leads ADD COLUMN form TEXT
  GENERATED ALWAYS AS (CASE WHEN locale <> '' AND identifier LIKE '%-' || locale
    THEN substr(identifier, 1, length(identifier) - length(locale) - 1) ELSE identifier END) VIRTUAL;

CREATE INDEX received_leads_time ON received_leads (received_at, idempotency_key);
