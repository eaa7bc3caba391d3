import type { Locale } from '#shared/i18n/locales.ts';

const words: Readonly<Record<Locale, string>> = {
  pt: `a ao aos as ate com como da das de dele depois do dos e ela ele em entre essa esse esta este eu foi ha isso isto ja
    mais mas me muito na nao nas nem no nos o os ou para pela pelas pelo pelos por porque qual quando que quem se sem ser
    seu seus so sua suas tambem tem tudo um uma umas uns voce`,
  en: `a an and are as at be but by can do for from has have how in into is it its me my no not of on or our so than that
    the their them then there they this to was we what when where which who will with you your`,
  es: `a al algo ante antes como con cual cuando de del desde donde el ella ellos en entre era es esa ese esta este esto
    fue ha hasta hay la las le les lo los mas me mi muy ni no nos o os para pero por porque que quien se ser si sin sobre
    su sus tambien te tiene todo tu un una uno unos y ya`,
};

const stopWords: Readonly<Record<Locale, ReadonlySet<string>>> = {
  pt: new Set(words.pt.split(/\s+/)),
  en: new Set(words.en.split(/\s+/)),
  es: new Set(words.es.split(/\s+/)),
};

/** Whether a word, in lower case and without diacritics, stands everywhere and tells nothing: `de`, `the`, a letter. */
export function isStopWord(word: string, locale: Locale): boolean {
  return /^\D$/u.test(word) || stopWords[locale].has(word);
}
