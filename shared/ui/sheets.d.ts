/** A style sheet as text, for a script that brings its styles with it; its names are those of the pages. */
declare module '*.css?sheet' {
  const sheet: string;
  export default sheet;
}
