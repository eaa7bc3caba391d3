import { BlockSection } from './BlockSection.tsx';
import type { BlockOf } from './kinds.ts';

/** Where the company is: address, hours, what is there and how to get there. */
export function BranchesBlock({ block }: { block: BlockOf<'BranchesBlock'> }) {
  return (
    <BlockSection block={block} ground="white">
      <ul className="branches-block">
        {block.branches.map((branch) => (
          <li key={branch.key}>
            <h3>{branch.name}</h3>
            <address>
              {branch.street}
              <br />
              {branch.postalCode} <strong>{branch.locality}</strong>
            </address>
            <p>
              <a className="branches-block-map" href={branch.map.url} rel="external noopener">
                {branch.map.label}
                <span className="visually-hidden">{`: ${branch.name}`}</span>
              </a>
            </p>
            <p className="branches-block-hours">{branch.hours}</p>
            <p>{branch.note}</p>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
