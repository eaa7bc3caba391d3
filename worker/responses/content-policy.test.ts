import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, it } from 'vitest';
import { thirdParties } from '#shared/third-parties.ts';
import { createContentPolicy, openContentPolicy } from './content-policy.ts';

/** What Google's evaluator holds against a policy, the worst first: nothing to fear is not told. */
function judge(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.MEDIUM_MAYBE)
    .map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`);
}

const closed = createContentPolicy('hash');

describe('the content policy', () => {
  it('has no fault that the evaluator knows, but that the files of this very site may be scripts', () => {
    // It cannot know that the site serves no file that anybody else has a hand in (JSONP, AngularJS, uploads).
    const known = [expect.stringMatching(/^script-src 'self': /)];
    expect(judge(closed)).toEqual(known);
    expect(judge(createContentPolicy())).toEqual(known);
    // To be sure that it judges at all.
    expect(judge("script-src 'unsafe-inline' *").length).toBeGreaterThan(2);
  });

  it('requires Trusted Types until a script of others runs', () => {
    expect(closed).toContain("require-trusted-types-for 'script'; trusted-types page worker");
    expect(openContentPolicy(closed, [])).toBe(closed);
    for (const open of [openContentPolicy(closed, thirdParties), createContentPolicy('hash', true)])
      expect(open).not.toContain('trusted-types');
  });
});
