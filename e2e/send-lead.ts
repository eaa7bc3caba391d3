import { randomUUID } from 'node:crypto';

/** What a form's field may be sent as. */
export type Sent = Readonly<Record<string, string | File>>;

/** What Miniflare answers in the place of the site where it loses its own connection to it, on a busy machine. */
const LOST = 'Error: Network connection lost.';
const ATTEMPTS = 4;

interface Answer {
  status: number;
  /** Where a thank-you is, or nothing. */
  location: string | null;
  html: string;
}

/** Posts a form as a browser without scripts does, from a visitor's address of its own; redirects are not followed. */
export async function sendLead(address: string, fields: Sent): Promise<Answer> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return sendBody(address, body);
}

/**
 * The same with a body that is ready; of bytes, `type` says what they are. What never reached the site is sent again, as
 * by a visitor: however often the same is sent, it is one lead.
 */
export async function sendBody(
  address: string,
  body: FormData | Uint8Array<ArrayBuffer>,
  type?: string,
): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const answer = await sendOnce(address, body, type);
    if (!(answer.status === 500 && answer.html.startsWith(LOST)) || attempt === ATTEMPTS) return answer;
  }
}

async function sendOnce(address: string, body: FormData | Uint8Array<ArrayBuffer>, type?: string): Promise<Answer> {
  const response = await fetch(address, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { 'CF-Connecting-IP': randomUUID(), ...(type !== undefined && { 'Content-Type': type }) },
  });
  return { status: response.status, location: response.headers.get('Location'), html: await response.text() };
}

/** Sends so many newsletter forms, some at the same time; gives the addresses of those that were thanked. */
export async function sendMany(site: string, count: number, atOnce: number, thanked: string[] = []): Promise<string[]> {
  let left = count;
  const work = async () => {
    while (left-- > 0) {
      const email = `${randomUUID()}@escola.example`;
      // A site that is killed meanwhile answers nobody, and nobody is thanked.
      const answer = await sendLead(`${site}/en`, { form: 'newsletter', email, privacy: 'on' }).catch(() => undefined);
      if (answer?.status === 303 && answer.location === '/en?thanks=newsletter') thanked.push(email);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return thanked;
}
