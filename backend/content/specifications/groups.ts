import type { Everywhere } from '../localised.ts';

/** The groups of the specification table and the rows in each, in the order they are shown, on every product. */
export const groups = [
  {
    key: 'display',
    title: { pt: 'Ecrã', en: 'Display', es: 'Pantalla' },
    rows: ['diagonal', 'active-area', 'resolution', 'brightness', 'contrast', 'viewing-angle', 'glass', 'panel-life'],
  },
  {
    key: 'touch',
    title: { pt: 'Toque', en: 'Touch', es: 'Táctil' },
    rows: ['touch-technology', 'touch-points', 'touch-accuracy', 'touch-latency', 'touch-tools'],
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
  {
    key: 'licence',
    title: { pt: 'Licença', en: 'Licence', es: 'Licencia' },
    rows: ['licence'],
  },
  {
    key: 'abilities',
    title: { pt: 'Capacidade', en: 'Capacity', es: 'Capacidad' },
    rows: [
      'people-at-once',
      'joined-devices',
      'lesson-tools',
      'activities',
      'ages',
      'pause-after',
      'objects',
      'objects-by-table',
      'distinct-marks',
      'mark-size',
      'mark-gap',
      'managed-devices',
      'roles',
      'report-interval',
      'alarm-delay',
      'zones',
      'offline-days',
      'emergency-delay',
    ],
  },
  {
    key: 'platform',
    title: { pt: 'Plataformas e integração', en: 'Platforms and integration', es: 'Plataformas e integración' },
    rows: ['platforms', 'equipment', 'interface-languages', 'offline', 'formats', 'integrations'],
  },
  {
    key: 'data',
    title: { pt: 'Contas e dados (RGPD)', en: 'Accounts and data (GDPR)', es: 'Cuentas y datos (RGPD)' },
    rows: ['accounts', 'data-collected', 'data-place'],
  },
  {
    key: 'support',
    title: { pt: 'Apoio técnico', en: 'Support', es: 'Soporte técnico' },
    rows: ['support-portugal', 'support-spain', 'support-elsewhere'],
  },
] as const satisfies readonly { key: string; title: Everywhere; rows: readonly string[] }[];

/** Every row that a specification table can have. */
export type RowKey = (typeof groups)[number]['rows'][number];
