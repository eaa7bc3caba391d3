interface ImportMetaEnv {
  /** Set by the build: changes with anything that pages are made from. */
  readonly BUILD_VERSION: string;
  /** Set by the build: the files that a page without a network needs. */
  readonly OFFLINE_FILES: readonly string[];
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
