/** A style sheet as text, for what brings its styles with it; its names are those of the pages. */
declare module '*.css?sheet' {
  const sheet: string;
  export default sheet;
}

declare module 'virtual:page-styles' {
  /** By page type; `status` for the pages that show a status. */
  const styles: Readonly<Record<string, { css: string; hash: string } | undefined>>;
  export default styles;
  /** Address of the sheet with what all of them say of paper. There is none while developing: there it is in them. */
  export const print: string | undefined;
}
