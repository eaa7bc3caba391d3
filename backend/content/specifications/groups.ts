import type { Everywhere } from '../localised.ts';

/** The groups of the specification table and the rows in each, in the order they are shown, on every product. */
export const groups = [
  {
    key: 'display',
    title: { pt: 'Ecrã', en: 'Display', es: 'Pantalla' },
    rows: [
      'diagonal',
      'sides',
      'active-area',
      'resolution',
      'brightness',
      'brightness-inside',
      'brightness-through',
      'brightness-night',
      'transparency',
      'contrast',
      'viewing-angle',
      'glass',
      'sunglasses',
      'clearing-point',
      'panel-life',
      'duty',
    ],
  },
  {
    key: 'touch',
    title: { pt: 'Toque', en: 'Touch', es: 'Táctil' },
    rows: ['touch-technology', 'touch-points', 'touch-accuracy', 'touch-latency', 'touch-tools'],
  },
  {
    key: 'window',
    title: { pt: 'Vidro da montra', en: 'Shop glass', es: 'Cristal del escaparate' },
    rows: ['window-glass', 'window-glass-kind', 'touch-film'],
  },
  {
    key: 'computer',
    title: { pt: 'Computador', en: 'Computer', es: 'Ordenador' },
    rows: ['system', 'processor', 'memory', 'storage', 'wireless', 'computer-slot', 'speakers', 'microphones'],
  },
  {
    key: 'peripherals',
    title: { pt: 'Periféricos', en: 'Peripherals', es: 'Periféricos' },
    rows: ['printer', 'paper-roll', 'code-reader', 'payment'],
  },
  {
    key: 'connections',
    title: { pt: 'Ligações', en: 'Connections', es: 'Conexiones' },
    rows: ['hdmi-in', 'hdmi-out', 'usb-c', 'usb-a', 'ethernet', 'audio-out', 'sockets'],
  },
  {
    key: 'power',
    title: { pt: 'Energia e ambiente', en: 'Power and environment', es: 'Energía y entorno' },
    rows: ['power-typical', 'power-max', 'power-standby', 'mains', 'temperature', 'humidity', 'noise', 'protection'],
  },
  {
    key: 'outdoors',
    title: { pt: 'Na rua', en: 'Outdoors', es: 'En la calle' },
    rows: [
      'impact',
      'climate',
      'corrosion',
      'surge',
      'wind',
      'foundation',
      'lock',
      'letter-height',
      'reading-distance',
      'announcement',
    ],
  },
  {
    key: 'mechanics',
    title: { pt: 'Dimensões e montagem', en: 'Dimensions and mounting', es: 'Dimensiones y montaje' },
    rows: [
      'width',
      'height',
      'depth',
      'weight',
      'vesa',
      'installed',
      'installed-weight',
      'screen-centre',
      'controls-height',
      'front-height',
      'base',
      'tilt',
      'top-load',
      'materials',
      'mounting',
      'suspension',
      'lifting',
    ],
  },
  {
    key: 'software',
    title: { pt: 'Software', en: 'Software', es: 'Software' },
    rows: ['software-included', 'sharing', 'management', 'updates'],
  },
] as const satisfies readonly { key: string; title: Everywhere; rows: readonly string[] }[];

/** Every row that a specification table can have. */
export type RowKey = (typeof groups)[number]['rows'][number];
