import manifest from 'virtual:client-manifest';

const ENTRY = 'client/main.ts';

/** Addresses of the files every page links to. */
export interface Assets {
  script: string;
}

/** From the client's build; while developing, the sources as Vite serves them. */
export const assets: Assets = { script: `/${manifest[ENTRY]?.file ?? ENTRY}` };
