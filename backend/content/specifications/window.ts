import { quantity, text } from './row.ts';

// What a screen behind a shop's glass has beyond the others.

/** Of a screen with two sides: how bright the one is that looks into the shop. `brightness` is the street's. */
export const brightnessInside = quantity({
  key: 'brightness-inside',
  label: { pt: 'Brilho para a loja', en: 'Brightness to the shop', es: 'Brillo hacia la tienda' },
  unit: 'cd/m²',
});

/** What is left of the brightness in the street, once the thickest glass and the film have taken their share. */
export const brightnessThrough = quantity({
  key: 'brightness-through',
  label: { pt: 'Brilho do lado da rua', en: 'Brightness on the street side', es: 'Brillo en el lado de la calle' },
  unit: 'cd/m²',
});

/** Per cent of the light from behind that a see-through screen lets pass. */
export const transparency = quantity({
  key: 'transparency',
  label: { pt: 'Transparência', en: 'Transparency', es: 'Transparencia' },
  unit: '%',
});

/** Millimetres of the shop's own glass, at most, through which a finger is felt. */
export const glassAtMost = quantity({
  key: 'window-glass',
  label: { pt: 'Vidro da montra, no máximo', en: 'Shop glass, at most', es: 'Cristal del escaparate, como máximo' },
  unit: 'mm',
});

export const glassKind = text({
  key: 'window-glass-kind',
  label: { pt: 'Vidros possíveis', en: 'Suitable glass', es: 'Cristales posibles' },
});

export const film = text({
  key: 'touch-film',
  label: { pt: 'Película tátil', en: 'Touch film', es: 'Lámina táctil' },
});
