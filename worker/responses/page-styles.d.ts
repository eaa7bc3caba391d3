declare module 'virtual:page-styles' {
  /** By page type; `status` for the pages that show a status. */
  const styles: Readonly<Record<string, { css: string; hash: string; file: string } | undefined>>;
  export default styles;
}
