import type { Everywhere } from './localised.ts';

interface ProcurementCode {
  code: string;
  label: Everywhere;
}

/** Entries of the Common Procurement Vocabulary (Regulation (EC) No 213/2008). */
const codes = {
  touchMonitors: {
    code: '30231320-6',
    label: { pt: 'Monitores táteis', en: 'Touch screen monitors', es: 'Monitores de pantalla táctil' },
  },
  displays: {
    code: '30231300-0',
    label: { pt: 'Ecrãs de visualização', en: 'Display screens', es: 'Pantallas de visualización' },
  },
  multimedia: {
    code: '32322000-6',
    label: { pt: 'Equipamento multimédia', en: 'Multimedia equipment', es: 'Equipo multimedia' },
  },
  signage: {
    code: '34928470-3',
    label: { pt: 'Elementos de sinalização', en: 'Signage', es: 'Elementos de señalización' },
  },
  computers: {
    code: '30200000-1',
    label: {
      pt: 'Equipamento e material informático',
      en: 'Computer equipment and supplies',
      es: 'Equipo y material informático',
    },
  },
  chargers: { code: '31158000-8', label: { pt: 'Carregadores', en: 'Chargers', es: 'Cargadores' } },
  software: {
    code: '48000000-8',
    label: {
      pt: 'Pacotes de software e sistemas de informação',
      en: 'Software package and information systems',
      es: 'Paquetes de software y sistemas de información',
    },
  },
  teachingSoftware: {
    code: '48190000-6',
    label: {
      pt: 'Pacote de software educativo',
      en: 'Educational software package',
      es: 'Paquetes de software educativo',
    },
  },
} as const satisfies Record<string, ProcurementCode>;

/** Under which codes public buyers file the products of a category, the nearest first. */
export const procurementCodes: Readonly<Record<string, readonly ProcurementCode[]>> = {
  screens: [codes.touchMonitors, codes.multimedia],
  tables: [codes.touchMonitors, codes.multimedia],
  storefronts: [codes.displays, codes.multimedia],
  totems: [codes.displays, codes.signage],
  kiosks: [codes.touchMonitors, codes.computers],
  leds: [codes.displays, codes.signage],
  'charging-stations': [codes.chargers],
  software: [codes.software, codes.teachingSoftware],
  accessories: [codes.computers],
};
