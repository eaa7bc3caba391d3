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
      <div className="container">
        <ul>
          {claims.map((claim) => (
            <li key={claim.label}>
              <strong>{claim.value}</strong>
              {` ${claim.label}`}
            </li>
          ))}
        </ul>
        {note && <p>{note}</p>}
      </div>
    </section>
  );
}
