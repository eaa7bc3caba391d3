import { SectionHeading, type SectionHeadingProps } from '../../../ui/SectionHeading.tsx';
import './heading-row.css';

interface HeadingRowProps extends SectionHeadingProps {
  all: { url: string; label: string };
}

/** The heading of a part of home, and across from it the way to all of what the part shows some of. */
export function HeadingRow({ all, ...heading }: HeadingRowProps) {
  return (
    <div className="container heading-row">
      <SectionHeading {...heading} />
      <a href={all.url}>{all.label}</a>
    </div>
  );
}
