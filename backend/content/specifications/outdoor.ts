import { type Everywhere, everywhere } from '../localised.ts';
import { notNumeric, quantity, type Row, size, text } from './row.ts';

// What stands in the street has beyond what stands in a room.

/** Joules of the blow that each class of IEC 62262 withstands. */
const joules = { IK08: 5, IK09: 10, IK10: 20 } as const;

const glass = { pt: 'no vidro', en: 'on the glass', es: 'en el cristal' } as const satisfies Everywhere;

/** The class of resistance to blows, with the energy that it stands for. */
export function impact(level: keyof typeof joules): Row {
  return {
    key: 'impact',
    label: { pt: 'Resistência ao choque', en: 'Impact resistance', es: 'Resistencia al impacto' },
    value: everywhere((locale) => `${level} (${joules[level]}\u00a0J) ${glass[locale]}`),
    ...notNumeric,
  };
}

/** How it is kept neither too hot nor too cold. */
export const climate = text({
  key: 'climate',
  label: { pt: 'Climatização', en: 'Temperature control', es: 'Climatización' },
});

export const corrosion = text({
  key: 'corrosion',
  label: { pt: 'Classe de corrosão', en: 'Corrosion class', es: 'Clase de corrosión' },
});

export const surge = text({
  key: 'surge',
  label: { pt: 'Proteção elétrica', en: 'Electrical protection', es: 'Protección eléctrica' },
});

/** Gusts that it withstands on its concrete base, or where it is fixed, in kilometres an hour. */
export const wind = quantity({
  key: 'wind',
  label: { pt: 'Rajada de vento', en: 'Wind gust', es: 'Racha de viento' },
  unit: 'km/h',
});

/** The block of concrete under it: along its front, from front to back, deep. */
export const foundation = size({
  key: 'foundation',
  label: { pt: 'Maciço de betão', en: 'Concrete base', es: 'Zapata de hormigón' },
});

export const lock = text({ key: 'lock', label: { pt: 'Acesso', en: 'Access', es: 'Acceso' } });

/** Millimetres of a capital letter of what has to be read from farthest. */
export const letterHeight = quantity({
  key: 'letter-height',
  label: { pt: 'Altura das letras', en: 'Letter height', es: 'Altura de las letras' },
  unit: 'mm',
});

/** Metres: 250 times the height of the letters at most. */
export const readingDistance = quantity({
  key: 'reading-distance',
  label: { pt: 'Distância de leitura', en: 'Reading distance', es: 'Distancia de lectura' },
  unit: 'm',
});

/** How someone who cannot see it hears what it says. */
export const announcement = text({
  key: 'announcement',
  label: { pt: 'Informação falada', en: 'Spoken information', es: 'Información hablada' },
});
