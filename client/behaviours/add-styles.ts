/** Gives the page styles that come with a script: no page pays for them before they are wanted. Says how to take them back. */
export function addStyles(styles: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
