import type { SolutionContent } from '../entities.ts';

export const industry = {
  key: 'industry',
  name: { pt: 'Indústria', en: 'Industry', es: 'Industria' },
  summary: {
    pt: 'Desenhos técnicos, passagem de turno e avisos de segurança ao lado da linha, num ecrã que se usa de luvas calçadas.',
    en: 'Technical drawings, shift handover and safety notices beside the line, on a screen that works with gloves on.',
    es: 'Planos, cambio de turno y avisos de seguridad junto a la línea, en una pantalla que se usa con los guantes puestos.',
  },
} satisfies SolutionContent;
