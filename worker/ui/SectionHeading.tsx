import './section-heading.css';

export interface SectionHeadingProps {
  id?: string;
  title: string;
  lead?: string | null;
}

/** The heading of a part of a page, with a sentence that says what it is about. */
export function SectionHeading({ id, title, lead }: SectionHeadingProps) {
  return (
    <div className="section-heading">
      <h2 id={id}>{title}</h2>
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}
