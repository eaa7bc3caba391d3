import type { SolutionContent } from '../entities.ts';

export const industry = {
  key: 'industry',
  name: { pt: 'Indústria', en: 'Industry', es: 'Industria' },
  summary: {
    pt: 'Desenhos técnicos, passagem de turno e avisos de segurança ao lado da linha, num ecrã que se usa de luvas calçadas.',
    en: 'Technical drawings, shift handover and safety notices beside the line, on a screen that works with gloves on.',
    es: 'Planos, cambio de turno y avisos de seguridad junto a la línea, en una pantalla que se usa con los guantes puestos.',
  },
  slug: { pt: 'industria', en: 'industry', es: 'industria' },
  headline: {
    pt: 'Desenhos técnicos, passagem de turno e avisos de segurança ao lado da linha, num ecrã que se usa de luvas calçadas.',
    en: 'Technical drawings, shift handover and safety notices beside the line, on a screen that works with gloves on.',
    es: 'Planos, cambio de turno y avisos de seguridad junto a la línea, en una pantalla que se usa con los guantes puestos.',
  },
  time: [6, 0],
  problem: {
    pt: 'Desenhos técnicos, passagem de turno e avisos de segurança ao lado da linha, num ecrã que se usa de luvas calçadas.',
    en: 'Technical drawings, shift handover and safety notices beside the line, on a screen that works with gloves on.',
    es: 'Planos, cambio de turno y avisos de seguridad junto a la línea, en una pantalla que se usa con los guantes puestos.',
  },
  approach: {
    pt: 'Desenhos técnicos, passagem de turno e avisos de segurança ao lado da linha, num ecrã que se usa de luvas calçadas.',
    en: 'Technical drawings, shift handover and safety notices beside the line, on a screen that works with gloves on.',
    es: 'Planos, cambio de turno y avisos de seguridad junto a la línea, en una pantalla que se usa con los guantes puestos.',
  },
  picture: { id: 'solution-industry', alt: { pt: 'Indústria', en: 'Industry', es: 'Industria' } },
  figures: [],
  products: [],
  questions: [],
  order: 8,
  seo: {
    title: { pt: 'Indústria', en: 'Industry', es: 'Industria' },
    description: {
      pt: 'Desenhos técnicos, passagem de turno e avisos de segurança ao lado da linha, num ecrã que se usa de luvas calçadas.',
      en: 'Technical drawings, shift handover and safety notices beside the line, on a screen that works with gloves on.',
      es: 'Planos, cambio de turno y avisos de seguridad junto a la línea, en una pantalla que se usa con los guantes puestos.',
    },
  },
  updatedAt: '2026-11-20T09:00:00Z',
} satisfies SolutionContent;
