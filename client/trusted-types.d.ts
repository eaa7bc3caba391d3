/** Trusted Types, which TypeScript does not know: what a policy gives may stand wherever a text may. */
interface Window {
  readonly trustedTypes?: {
    createPolicy<Rules extends Readonly<Record<string, (text: string) => string>>>(name: string, rules: Rules): Rules;
  };
}
