/**
 * What a visitor is counted by: the address, of IPv6 its /64, which is what one household or office has. `undefined`
 * where none is known: then everybody would be one visitor.
 */
export function findVisitorKey(request: Request): string | undefined {
  // No address is longer, and what is none is not worth a closer look.
  const address = request.headers.get('CF-Connecting-IP')?.slice(0, 64) ?? '';
  if (address === '') return undefined;
  // IPv4 also stands at the end of an IPv6 address (`::ffff:192.0.2.1`).
  const ipv4 = /\d+(?:\.\d+){3}$/.exec(address)?.[0];
  if (ipv4) return ipv4;
  const [head = '', tail] = address.toLowerCase().split('::', 2);
  const groups = head.split(':').filter(Boolean);
  const last = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - last.length) }, () => '0');
  const network = [...groups, ...zeros, ...last].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}
