import type { JobPosting, Thing } from 'schema-dts';
import { site } from '#shared/site.ts';
import type { About } from '../../view/structured-data/about.ts';
import { describeAddress, describeMaker } from '../../view/structured-data/company.ts';

/** A job or an internship: open ones only, so that none outlives its last day. */
interface PositionData {
  key: string;
  title: string;
  place: string;
  summary: string;
  duties: readonly string[];
  requirements: readonly string[];
  offer?: readonly string[];
  publishedAt: string;
  closesAt: string;
  addresses: readonly { street: string; postalCode: string; locality: string }[];
}

/** How somebody would be employed, as job boards write it. */
type EmploymentType = 'FULL_TIME' | 'PART_TIME' | 'TEMPORARY' | 'INTERN';

/** Positions as job boards read them. What they pay is agreed with who applies, and not said. */
export function describePositions<Position extends PositionData>(
  positions: readonly Position[],
  readEmployment: (position: Position) => readonly EmploymentType[],
  about: About,
): Thing[] {
  return positions.map(
    (position): JobPosting => ({
      '@type': 'JobPosting',
      title: position.title,
      identifier: { '@type': 'PropertyValue', name: site.name, value: position.key },
      description: writeDescription(position),
      datePosted: position.publishedAt,
      validThrough: position.closesAt,
      employmentType: readEmployment(position),
      directApply: true,
      hiringOrganization: describeMaker(about),
      // One: a list of them is not understood everywhere. Where else it can be the description says.
      ...(position.addresses[0] && {
        jobLocation: { '@type': 'Place', address: describeAddress(position.addresses[0]) },
      }),
    }),
  );
}

/** In markup, as job boards ask for it. */
function writeDescription({ place, summary, duties, requirements, offer = [] }: PositionData): string {
  const list = (items: readonly string[]) =>
    items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${escapeText(item)}</li>`).join('')}</ul>`;
  return `<p>${escapeText(summary)}</p><p>${escapeText(place)}</p>${list(duties)}${list(requirements)}${list(offer)}`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
