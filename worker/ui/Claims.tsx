import './claims.css';

interface ClaimsProps {
  claims: readonly { value: string; label: string }[];
  label: string;
}

/** What the company counts, large. */
export function Claims({ claims, label }: ClaimsProps) {
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
    </section>
  );
}
