import { expect, it } from 'vitest';
import { formatSetting } from './format-setting.ts';

it.each([
  ['https://cms.example/?a=1#b', "NAME='https://cms.example/?a=1#b'\n"],
  ['{"es":"https://www.example.es"}', 'NAME=\'{"es":"https://www.example.es"}\'\n'],
  [`{"a":"it's"}`, 'NAME=`{"a":"it\'s"}`\n'],
  ['', "NAME=''\n"],
])('a setting is passed on as it is: %s', (value, line) => {
  expect(formatSetting('NAME', value)).toBe(line);
});

it('a setting with every kind of quotation mark is named', () => {
  expect(() => formatSetting('NAME', '\'"`')).toThrow('NAME');
});
