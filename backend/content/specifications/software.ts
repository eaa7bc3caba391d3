import { type Everywhere, mapText, type Text } from '../localised.ts';
import { notNumeric, type Row, text } from './row.ts';

/** What is installed when it arrives. */
export const included = text({
  key: 'software-included',
  label: { pt: 'Incluído', en: 'Included', es: 'Incluido' },
});

/** How something else's picture comes onto the screen, in words. */
export const sharing = text({
  key: 'sharing',
  label: { pt: 'Partilha de ecrã', en: 'Screen sharing', es: 'Compartir pantalla' },
});

/** How many devices can share their picture, and how many are seen at once. */
export function sharingDevices(devices: number, atOnce: number): Row {
  return sharing({
    pt: `${devices} dispositivos, ${atOnce} no ecrã ao mesmo tempo`,
    en: `${devices} devices, ${atOnce} on screen at once`,
    es: `${devices} dispositivos, ${atOnce} en pantalla a la vez`,
  });
}

const managementIncluded = { pt: 'Incluída', en: 'Included', es: 'Incluida' } as const satisfies Everywhere;
const noFee = {
  pt: 'sem mensalidade',
  en: 'no monthly fee',
  es: 'sin cuota mensual',
} as const satisfies Everywhere;

/** Remote management, which every product has; the note says what it does there beyond that. */
export function management(note: Text = noFee): Row {
  return {
    key: 'management',
    label: { pt: 'Gestão à distância', en: 'Remote management', es: 'Gestión a distancia' },
    value: mapText(note, (words, locale) => `${managementIncluded[locale]}, ${words}`),
    ...notNumeric,
  };
}

/** Years of free updates. */
export function updates(years: number): Row {
  return {
    key: 'updates',
    label: { pt: 'Atualizações', en: 'Updates', es: 'Actualizaciones' },
    value: {
      pt: `${years} anos, sem custo`,
      en: `${years} years, free of charge`,
      es: `${years} años, sin coste`,
    },
    unit: null,
    number: years,
  };
}
