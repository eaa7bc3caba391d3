import manifest from 'virtual:client-manifest';

const ENTRY = 'client/main.ts';
/** Weights that stand above the fold of every page. */
const PRELOADED_FONTS = ['poppins-latin-400-normal.woff2', 'poppins-latin-700-normal.woff2'];

/** Addresses of the files every page links to. */
export interface Assets {
  script: string;
  stylesheets: readonly string[];
  fonts: readonly string[];
}

/** From the client's build; while developing, the sources as Vite serves them. */
export const assets: Assets = findAssets();

function findAssets(): Assets {
  const entry = manifest[ENTRY];
  if (!entry) return { script: `/${ENTRY}`, stylesheets: ['/client/styles/index.css'], fonts: [] };
  return {
    script: `/${entry.file}`,
    stylesheets: (entry.css ?? []).map((file) => `/${file}`),
    fonts: Object.entries(manifest).flatMap(([source, { file }]) =>
      PRELOADED_FONTS.some((font) => source.endsWith(font)) ? [`/${file}`] : [],
    ),
  };
}
