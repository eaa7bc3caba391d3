import { describe, expect, it } from 'vitest';
import { sanitiseHtml } from './sanitise-html.ts';
import { setTextNode, setType } from './typography.ts';

const cases: readonly (readonly [string, string])[] = [
  ['Ecrã de 65", ou de 86" (98")', 'Ecrã de 65″, ou de 86″ (98″)'],
  ['O modelo "Orion 65" mede 65"', 'O modelo "Orion 65" mede 65″'],
  ['mede 12 mm e pesa 3,5 kg', 'mede 12\u00a0mm e pesa 3,5\u00a0kg'],
  ['48 horas, das 8h00 às 17h00', '48\u00a0horas, das 8h00 às\u00a017h00'],
  [
    '400 cd/m², 45 dB(A), 25 °C, 2 Gbit/s e 99 %',
    '400\u00a0cd/m², 45\u00a0dB(A), 25\u00a0°C, 2\u00a0Gbit/s e 99\u00a0%',
  ],
  ['até 65 000 horas', 'até 65\u202f000\u00a0horas'],
  ['+65 000 soluções', '+65\u202f000 soluções'],
  ['65\u00a0000 horas', '65\u202f000\u00a0horas'],
  ['1 000 000 de toques, 12 500 000 no total', '1\u202f000\u202f000 de toques, 12\u202f500\u202f000 no total'],
  ['120 000 h', '120\u202f000\u00a0h'],
  ['3840 × 2160 px', '3840\u00a0×\u00a02160\u00a0px'],
  ['3840×2160', '3840\u00a0×\u00a02160'],
  ['O suporte do Orion 65, e dois Atlas 98.', 'O suporte do Orion\u00a065, e dois Atlas\u00a098.'],
  ['cumpre a EN 301 549 e a EN ISO 9227', 'cumpre a EN\u00a0301\u00a0549 e a EN\u00a0ISO\u00a09227'],
  ['IEC 62368-1 (IK10)', 'IEC\u00a062368-1 (IK10)'],
  ['contam-se, dá-se e vê-lo-á', 'contam-\u2060se, dá-\u2060se e vê-\u2060lo-\u2060á'],
  ['Twenty-four windows, thirty-one rooms', 'Twenty-\u2060four windows, thirty-\u2060one rooms'],
  ['CPV 48000000-8 (software)', 'CPV 48000000\u2060-\u20608 (software)'],
  ['em 4700-000 Braga', 'em 4700\u2060-\u2060000 Braga'],
  ['Wi-Fi 6, duas USB-C e as palavras-passe', 'Wi-\u2060Fi 6, duas USB-\u2060C e as palavras-\u2060passe'],
  ['Diga-nos: escrevem-lhes', 'Diga-\u2060nos: escrevem-\u2060lhes'],
];

describe('setType', () => {
  it.each(cases)('sets "%s"', (text, expected) => {
    expect(setType(text)).toBe(expected);
  });

  it.each(cases)('changes nothing the second time: "%s"', (_, expected) => {
    expect(setType(expected)).toBe(expected);
  });

  it.each([
    '+351 210 000 001',
    '210 000 001',
    '912 345 678',
    '+34 91 123 45 67',
    '91 123 45 67',
    '14:30, 9h30, das 10:00 120 pessoas',
    '2026-11-21 100 lugares',
    'Resolução 4K',
    'Orion 65',
    'Orion 65 W',
    'Orion 65: um ecrã',
    'check-in, segunda-feira, guarda-sol, bem-estar, pós-venda',
    'em 2026, de 10 a 20',
    'ecrã de 65″',
    'disse "sim" e saiu',
    '4 700 clientes',
    '10 a 20 pessoas, 2 metros, 5 minutos',
    'o cabo MK-65 W',
    '2 × HDMI',
  ])('leaves "%s" as it is', (text) => {
    expect(setType(text)).toBe(text);
  });

  it('sets the texts of markup and never what is between its brackets', () => {
    const markup = '<p>De 65" a <a href="https://a.example/65%20W?q=65 000">65 000 W</a></p>';
    expect(sanitiseHtml(markup, setType)).toBe(
      '<p>De 65″ a <a href="https://a.example/65%20W?q=65 000">65\u202f000\u00a0W</a></p>',
    );
  });
});

it('keeps a name whole where it is a text node of markup, and as it stands where it is a text', () => {
  expect(setTextNode('Cais 32')).toBe('Cais\u00a032');
  expect(setType('Cais 32')).toBe('Cais 32');
});
