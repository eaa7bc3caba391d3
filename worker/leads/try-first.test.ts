import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { forms } from '#shared/forms/registry.ts';
import { createBackend, createLead, createServices, inScope, refuse } from '../testing/leads.ts';
import { listEntries } from './entries.ts';
import { listFileKeys } from './lead.ts';
import { tryFirst } from './try-first.ts';

it('the files of a lead that its visitor must correct go with it: the corrected one brings its own', async () => {
  const services = createServices({ backend: createBackend(refuse({ email: ['não'] })).backend });
  const file = new File(['x'], 'x.pdf');
  const fields = await inScope((scope) => services.files.store(listEntries({ file }), Date.now(), scope));
  const [key = ''] = listFileKeys({ fields });
  const { leased } = await inScope((scope) =>
    services.outbox.keep(createLead({ fields }), undefined, Date.now(), scope),
  );
  if (!leased) throw new Error('not leased');
  expect(await env.FILES.head(key)).not.toBeNull();
  const outcome = await inScope((scope) => tryFirst(leased, forms.newsletter, services, scope));
  expect(outcome).toEqual({ kind: 'invalid', problems: {}, messages: { email: 'não' } });
  expect(await env.FILES.head(key)).toBeNull();
});
