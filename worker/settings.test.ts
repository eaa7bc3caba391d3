import { describe, expect, it } from 'vitest';
import { parseSettings } from './settings.ts';

describe('settings', () => {
  it('are all optional: a fresh machine needs none', () => {
    expect(parseSettings({})).toEqual({
      environment: 'local',
      backendUrl: '',
      backendSocket: '',
      siteOrigin: '',
      localeOrigins: {},
      localeRedirect: 'always',
      pageCache: 'location',
      postRate: { burst: 30, refill: 10 },
      guard: { formSecret: undefined, turnstile: undefined },
      formIdentifiers: {},
      leadWebhooks: {},
      leadMail: {},
      webhookSecret: undefined,
      purgeSecret: undefined,
      indexNowKey: '',
      inboxPassword: undefined,
    });
  });

  it.each([
    ['BACKEND_URL', 'ftp://backend'],
    ['BACKEND_WS', 'https://backend.example/graphql'],
    ['BACKEND_URL', 'https://backend.example/'],
    ['SITE_ORIGIN', 'vidra'],
    ['SITE_ENVIRONMENT', 'test'],
    ['LOCALE_REDIRECT', 'sometimes'],
    ['LOCALE_ORIGINS', '{"fr":"https://fr.vidra.example"}'],
    ['LOCALE_ORIGINS', '{"en":"https://vidra.example/en"}'],
    ['SITE_ORIGIN', 'https://vidra.example/pt'],
    ['FORM_IDENTIFIERS', '{"newsletter-pt":'],
    ['FORM_IDENTIFIERS', '{"newsletter-pt":7}'],
    ['LEAD_WEBHOOKS', '{"*":"http://hooks.example/lead"}'],
    ['LEAD_WEBHOOKS', '{"*":"https://"}'],
    ['LEAD_MAIL', '{"contacts-pt":"Sales <sales>"}'],
    ['WEBHOOK_SECRET', 'not thirty-two characters'],
    ['PURGE_SECRET', 'not thirty-two characters'],
    ['INDEXNOW_KEY', '../secret'],
    ['INBOX_PASSWORD', 'short'],
  ])('stop the start with the name of a wrong one, not its value: %s=%s', (name, value) => {
    expect(() => parseSettings({ [name]: value })).toThrow(`Wrong setting: ${name}`);
    expect(() => parseSettings({ [name]: value })).not.toThrow(value);
  });

  it('ask for the site’s own address in production', () => {
    expect(() => parseSettings({ SITE_ENVIRONMENT: 'production' })).toThrow('Wrong setting: SITE_ORIGIN must be set');
    expect(() => parseSettings({ SITE_ENVIRONMENT: 'production', SITE_ORIGIN: '' })).toThrow('SITE_ORIGIN');
    const named = { SITE_ENVIRONMENT: 'production', SITE_ORIGIN: 'https://vidra.example' };
    expect(parseSettings(named)).toMatchObject({ environment: 'production', siteOrigin: 'https://vidra.example' });
  });
});
