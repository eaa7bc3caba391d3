/* The checker of search engines' rules, and what reads a page for it, bring no types. */

declare module '@adobe/structured-data-validator' {
  interface Issue {
    rootType: string;
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
  }

  export default class Validator {
    validate(data: object): Promise<Issue[]>;
  }
}

declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    parse(html: string): object;
  }
}
