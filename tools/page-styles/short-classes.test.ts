import { expect, it } from 'vitest';
import { nameClassesShortly, shortenAttributes } from './short-classes.ts';

const css = '.day{top:0}.day-hour{top:.5em}.day-time{}.tone-ink{}.tab-panel{}';
const module = (attributes: string) => `import './day.css';\nconst a = <p ${attributes} />;`;

it('classes that sheets and attributes alone speak of get short names', () => {
  const names = nameClassesShortly([css], [module('className="day-hour day-time"')]);
  expect([...names]).toEqual([
    ['day-hour', '_a'],
    ['day-time', '_b'],
  ]);
  expect(shortenAttributes(module(`className="day-hour other" id="day-hour"`), names)).toBe(
    module(`className="_a other" id="day-hour"`),
  );
});

it('what is quoted between braces is said in short too, variables are not', () => {
  const names = new Map([['day', '_a']]);
  const write = (name: string) => module(`className={day ? "${name}" : \`${name} \${day}\`}`);
  expect(shortenAttributes(write('day'), names)).toBe(write('_a'));
});

it('a class that a script names, or whose name is put together or chosen in a template, keeps its name', () => {
  const script = "root.querySelector('.tab-panel')";
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a template.
  const sources = [module('className="tab-panel"'), script, module('className={`tone-ink tone-${tone}`}')];
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a template.
  const chosen = module("className={`tabs${isOpen ? ' tab-panel' : ''}`}");
  expect(nameClassesShortly([css], sources).size).toBe(0);
  expect(nameClassesShortly([css], [chosen]).has('tab-panel')).toBe(false);
});
