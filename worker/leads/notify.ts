import { site } from '#shared/site.ts';
import { Deadline } from '../request/deadline.ts';
import type { Scope } from '../request/scope.ts';
import { sign } from '../request/signature.ts';
import type { Lead } from './lead.ts';
import { NOTIFICATION_TIME } from './limits.ts';

/** Tells people of a kept lead, behind the response. Never throws, and no lead waits for it. */
export type Notify = (lead: Lead, scope: Scope) => void;

export interface NotificationOptions {
  /** Address by form identifier, as the backend knows it; `*` for all others. */
  webhooks: Readonly<Record<string, string>>;
  /** The same, for e-mail. */
  mail: Readonly<Record<string, string>>;
  /** Signs what is posted. */
  secret: string | undefined;
  /** Address of the inbox, to which the key of a lead is added; `undefined` where the backend has its own. */
  inbox: string | undefined;
  /** Cloudflare's `send_email`, where it is bound. */
  sender: SendEmail | undefined;
}

/** What is told of a lead: that it is there and where to read it, and nothing that the visitor typed. */
interface Announcement {
  key: string;
  form: string;
  locale: string;
  page: string;
  submittedAt: string;
  inbox?: string;
}

/** Announces a lead by webhook and e-mail, to whom the settings name for its form. */
export function createNotify({ webhooks, mail, secret, inbox, sender }: NotificationOptions): Notify {
  return (lead, scope) => {
    const { key, identifier, locale, page, submittedAt } = lead;
    const announcement: Announcement = {
      ...{ key, form: identifier, locale, page, submittedAt },
      ...(inbox !== undefined && { inbox: `${inbox}/${key}` }),
    };
    const tell = (by: string, work: Promise<void>) =>
      scope.waitUntil(
        new Deadline(NOTIFICATION_TIME)
          .within(work, NOTIFICATION_TIME)
          .catch((error: unknown) => scope.log.warn('notification', { key, by, error })),
      );
    const webhook = webhooks[identifier] ?? webhooks['*'];
    if (webhook !== undefined) tell('webhook', post(webhook, announcement, secret));
    const address = mail[identifier] ?? mail['*'];
    if (address !== undefined) tell('mail', send(address, announcement, sender));
  };
}

async function post(address: string, announcement: Announcement, secret: string | undefined): Promise<void> {
  const body = JSON.stringify(announcement);
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(secret !== undefined && { 'X-Signature': await sign(body, secret, Date.now()) }),
    },
    body,
    // What is meant for one address goes to no other.
    redirect: 'manual',
    signal: AbortSignal.timeout(NOTIFICATION_TIME),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`status ${response.status}`);
}

async function send(to: string, announcement: Announcement, sender: SendEmail | undefined): Promise<void> {
  if (!sender) throw new Error('no binding MAIL');
  const { form, ...facts } = announcement;
  const lines = Object.entries(facts).map(([name, fact]) => `${name}: ${fact}`);
  await sender.send({
    from: site.email,
    to,
    subject: `New lead: ${form}`,
    text: [`A lead has come in by the form ${form}.`, '', ...lines, ''].join('\n'),
  });
}
