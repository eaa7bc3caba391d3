import './quotation.css';

interface QuotationProps {
  /** Its text is in the quotation marks of its language. */
  quotation: { text: string; source: string };
}

/** What a customer said, and who there. */
export function Quotation({ quotation: { text, source } }: QuotationProps) {
  return (
    <figure className="quotation">
      <blockquote>{text}</blockquote>
      <figcaption>{source}</figcaption>
    </figure>
  );
}
