import { connect } from 'node:net';
import { expect } from 'playwright/test';
import { templates, test } from './site.ts';

const megabytes = (count: number) => Buffer.alloc(count * 1_000_000, 'x');

const refusals = [
  { what: 'of another kind', status: 415, headers: { 'Content-Type': 'application/json' } },
  {
    what: 'from another site',
    status: 403,
    headers: { 'Content-Type': 'multipart/form-data; boundary=x', 'Sec-Fetch-Site': 'cross-site' },
  },
  { what: 'too large', status: 413, headers: { 'Content-Type': 'multipart/form-data; boundary=x' } },
];

for (const { what, status, headers } of refusals) {
  test(`a post that is ${what} is refused, however much of it is still on its way`, async ({ request }) => {
    for (const size of [1, 4, 12]) {
      const response = await request.post(templates.home.es, { headers, data: megabytes(size) });
      expect(response.status(), `${size} MB`).toBe(status);
      expect(await response.text()).toContain('<html lang="es-ES"');
    }
  });
}

test('uploads that stall or break off keep nobody else waiting', async ({ request, baseURL }) => {
  const { hostname, port } = new URL(baseURL ?? '');
  const stalled = Array.from({ length: 16 }, () => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.write(
      `POST / HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 200000\r\n\r\n--x\r\n`,
    );
    return socket;
  });
  for (const path of [templates.product.pt, '/health']) expect((await request.get(path)).status()).toBe(200);
  // Another visitor: those sixteen count as posts of theirs.
  const headers = { 'CF-Connecting-IP': '198.51.100.7' };
  const answer = await request.post('/en', { multipart: { form: 'newsletter', email: 'x' }, headers });
  expect(answer.status()).toBe(422);
  for (const socket of stalled) socket.destroy();
  expect((await request.get('/health')).status()).toBe(200);
});
