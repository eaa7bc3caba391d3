import type { TopicContent } from '../entities.ts';
import type { WrittenLocale } from '../localised.ts';

export const choosing = {
  key: 'choosing',
  slug: { pt: 'escolher', en: 'choosing', es: 'elegir' },
  name: { pt: 'Escolher', en: 'Choosing', es: 'Elegir' },
  headline: {
    pt: 'Tamanho, luz, resistência: as contas que se fazem antes de pedir preço.',
    en: 'Size, light, strength: the sums to do before asking for a price.',
    es: 'Tamaño, luz, resistencia: las cuentas que se hacen antes de pedir precio.',
  },
  seo: {
    title: {
      pt: 'Como escolher equipamento interativo',
      en: 'How to choose interactive equipment',
      es: 'Cómo elegir un equipo interactivo',
    },
    description: {
      pt: 'Artigos para escolher ecrãs, montras e paredes LED: distância de leitura, brilho, passo de píxel e classes de proteção, com contas feitas.',
      en: 'Articles for choosing screens, window displays and LED walls: reading distance, brightness, pixel pitch and protection classes, with the sums done.',
      es: 'Artículos para elegir pantallas, escaparates y paneles LED: distancia de lectura, brillo, paso de píxel y grados de protección, con las cuentas hechas.',
    },
  },
  updatedAt: '2026-11-10T09:00:00Z',
} satisfies TopicContent<WrittenLocale>;
