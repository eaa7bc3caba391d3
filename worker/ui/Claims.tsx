import './claims.css';

interface ClaimsProps {
  claims: readonly { value: string; label: string }[];
  label: string;
  /** Who counted, when and how. */
  note?: string | null;
}

/** What the company counts, large. */
export function Claims({ claims, label, note }: ClaimsProps) {
  return (
    <section className="claims" aria-label={label}>
      <dl className="container">
        {claims.map((claim) => (
          <div key={claim.label}>
            <dt>{claim.label}</dt>
            <dd>{claim.value}</dd>
          </div>
        ))}
      </dl>
      {note && <p className="container claims-note">{note}</p>}
    </section>
  );
}
