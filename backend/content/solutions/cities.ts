import type { SolutionContent } from '../entities.ts';

export const cities = {
  key: 'cities',
  name: { pt: 'Cidades e autarquias', en: 'Cities and councils', es: 'Ciudades y ayuntamientos' },
  summary: {
    pt: 'Senhas, plantas e marcações sem fila ao balcão. Na sala de sessões, um ecrã que se lê da última cadeira do público.',
    en: 'Queue tickets, planning maps and appointments without a queue at the desk. In the chamber, a screen the public gallery can read.',
    es: 'Turnos, planos y citas sin cola en la ventanilla. En el salón de plenos, una pantalla que se lee desde la última silla.',
  },
  slug: { pt: 'cidades-inteligentes', en: 'smart-cities', es: 'ciudades-inteligentes' },
  headline: {
    pt: 'Senhas, plantas e marcações sem fila ao balcão. Na sala de sessões, um ecrã que se lê da última cadeira do público.',
    en: 'Queue tickets, planning maps and appointments without a queue at the desk. In the chamber, a screen the public gallery can read.',
    es: 'Turnos, planos y citas sin cola en la ventanilla. En el salón de plenos, una pantalla que se lee desde la última silla.',
  },
  time: [7, 40],
  problem: {
    pt: 'Senhas, plantas e marcações sem fila ao balcão. Na sala de sessões, um ecrã que se lê da última cadeira do público.',
    en: 'Queue tickets, planning maps and appointments without a queue at the desk. In the chamber, a screen the public gallery can read.',
    es: 'Turnos, planos y citas sin cola en la ventanilla. En el salón de plenos, una pantalla que se lee desde la última silla.',
  },
  approach: {
    pt: 'Senhas, plantas e marcações sem fila ao balcão. Na sala de sessões, um ecrã que se lê da última cadeira do público.',
    en: 'Queue tickets, planning maps and appointments without a queue at the desk. In the chamber, a screen the public gallery can read.',
    es: 'Turnos, planos y citas sin cola en la ventanilla. En el salón de plenos, una pantalla que se lee desde la última silla.',
  },
  picture: {
    id: 'solution-cities',
    alt: { pt: 'Cidades e autarquias', en: 'Cities and councils', es: 'Ciudades y ayuntamientos' },
  },
  figures: [],
  products: [],
  questions: [],
  order: 3,
  seo: {
    title: { pt: 'Cidades e autarquias', en: 'Cities and councils', es: 'Ciudades y ayuntamientos' },
    description: {
      pt: 'Senhas, plantas e marcações sem fila ao balcão. Na sala de sessões, um ecrã que se lê da última cadeira do público.',
      en: 'Queue tickets, planning maps and appointments without a queue at the desk. In the chamber, a screen the public gallery can read.',
      es: 'Turnos, planos y citas sin cola en la ventanilla. En el salón de plenos, una pantalla que se lee desde la última silla.',
    },
  },
  updatedAt: '2026-11-20T09:00:00Z',
} satisfies SolutionContent;
