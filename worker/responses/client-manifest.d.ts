declare module 'virtual:client-manifest' {
  import type { Manifest } from 'vite';

  /** Vite's manifest of the client's build; empty while developing. */
  const manifest: Manifest;
  export default manifest;
}

interface ImportMetaEnv {
  /** Set by the build: changes with the content of the embedded backend. */
  readonly CONTENT_VERSION: string;
  /** Set by the build: changes with anything that pages are made from. */
  readonly BUILD_VERSION: string;
}
