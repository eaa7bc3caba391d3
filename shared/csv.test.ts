import { expect, it } from 'vitest';
import { writeCsvRow } from './csv.ts';

it('a row is quoted where it must be and ends with CRLF', () => {
  expect(writeCsvRow(['a', 'b c', '', 'say "so"', 'x, y', 'one\ntwo', 'p;q'])).toBe(
    'a,b c,,"say ""so""","x, y","one\ntwo","p;q"\r\n',
  );
});

it.each(['=1+1', '+351 210', '-2', '@SUM(A1)', '\tx', '＝1', '＋1', '－1', '＠x'])(
  'what a spreadsheet would compute is text: %j',
  (cell) => {
    expect(writeCsvRow([cell])).toBe(`'${cell}\r\n`);
  },
);

it('a line break at the start is defused as well as quoted', () => {
  expect(writeCsvRow(['\r=1', '\n=1'])).toBe(`"'\r=1","'\n=1"\r\n`);
});

it('what only holds such a sign is left as it is', () => {
  expect(writeCsvRow(['a=b', "'=1", 'ana@escola.example'])).toBe("a=b,'=1,ana@escola.example\r\n");
});
