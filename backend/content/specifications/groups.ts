import type { Everywhere } from '../localised.ts';

/** The groups of the specification table and the rows in each, in the order they are shown, on every product. */
export const groups = [
  {
    key: 'display',
    title: { pt: 'Ecrã', en: 'Display', es: 'Pantalla' },
    rows: ['diagonal', 'active-area', 'resolution', 'brightness', 'contrast', 'viewing-angle', 'glass', 'panel-life'],
  },
  {
    key: 'led',
    title: { pt: 'Módulos LED', en: 'LED cabinets', es: 'Módulos LED' },
    rows: [
      'led-pitch',
      'led-type',
      'led-refresh',
      'led-flatness',
      'led-viewing',
      'led-merging',
      'cabinet-size',
      'cabinet-resolution',
      'cabinet-weight',
      'cabinet-power',
      'cabinet-circuit',
      'cabinet-angle',
      'led-service',
      'led-wind',
    ],
  },
  {
    key: 'led-wall',
    title: { pt: 'Parede de exemplo', en: 'Example wall', es: 'Pared de ejemplo' },
    rows: ['wall-cabinets', 'wall-size', 'wall-resolution', 'wall-weight', 'wall-controller'],
  },
  {
    key: 'touch',
    title: { pt: 'Toque', en: 'Touch', es: 'Táctil' },
    rows: ['touch-technology', 'touch-points', 'touch-accuracy', 'touch-latency', 'touch-tools'],
  },
  {
    key: 'charging',
    title: { pt: 'Carregamento', en: 'Charging', es: 'Carga' },
    rows: [
      'charging-spots',
      'charging-total',
      'charging-wired',
      'charging-wireless',
      'charging-cable',
      'charging-height',
      'charging-standard',
      'charging-data',
      'charging-safety',
      'locker-inside',
      'locker-phone',
      'locker-lock',
      'locker-emergency',
    ],
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
