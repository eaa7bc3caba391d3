import type { BlocksData } from './blocks.fragment.generated.ts';

/** A block of one kind, by the name of its type in the contract. */
export type BlockOf<Kind extends BlocksData['__typename']> = Extract<BlocksData, { __typename: Kind }>;
