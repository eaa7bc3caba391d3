import type { PageContent } from '../entities.ts';

export const manualsPage = {
  key: 'manuals',
  title: {
    pt: 'Manuais',
    en: 'Manuals',
    es: 'Manuales',
  },
  headline: {
    pt: 'Instalar, usar, limpar, resolver avarias e dar destino ao equipamento no fim: tudo se lê aqui, ou em papel.',
    en: 'Installing, using, cleaning, putting faults right and disposing of the equipment at the end: read it here or on paper.',
    es: 'Instalar, usar, limpiar, resolver averías y desechar el equipo al final: se lee aquí o en papel.',
  },
  blocks: [],
  seo: {
    title: {
      pt: 'Manuais dos equipamentos',
      en: 'Equipment manuals',
      es: 'Manuales de los equipos',
    },
    description: {
      pt: 'Manuais dos ecrãs, mesas e quiosques Vidra, para ler no telemóvel ao lado do equipamento ou descarregar em PDF: instalação, limpeza e avarias.',
      en: 'Manuals for Vidra screens, tables and kiosks, to read on your phone beside the equipment or download as PDF: installation, cleaning, faults.',
      es: 'Manuales de las pantallas, mesas y quioscos Vidra, para leer en el móvil junto al equipo o descargar en PDF: instalación, limpieza y averías.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies PageContent;
