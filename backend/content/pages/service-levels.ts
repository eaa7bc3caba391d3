import type { BlockContent } from '../entities.ts';

/** How soon help comes, by where the equipment stands: the same promise on every page that makes it. */
export const serviceLevels = {
  block: 'table',
  key: 'niveis-de-servico',
  title: { pt: 'Níveis de serviço por país', en: 'Service levels by country', es: 'Servicio por país' },
  lead: {
    pt: 'Valem para equipamento na garantia ou com contrato. Os dias contam-se a partir do diagnóstico à distância, quando já se sabe que peça levar.',
    en: 'These apply to equipment under warranty or contract. Days count from the remote diagnosis, once we know which part to bring.',
    es: 'Se aplican a equipos en garantía o con contrato. Los días se cuentan desde el diagnóstico a distancia, cuando ya se sabe qué pieza llevar.',
  },
  fold: { pt: 'Ver os prazos por país', en: 'See the times by country', es: 'Ver los plazos por país' },
  columns: [
    { pt: 'Onde está o equipamento', en: 'Where the equipment is', es: 'Dónde está el equipo' },
    { pt: 'Primeira resposta', en: 'First response', es: 'Primera respuesta' },
    { pt: 'Técnico no local', en: 'Technician on site', es: 'Técnico in situ' },
    { pt: 'Quem vai', en: 'Who comes', es: 'Quién va' },
  ],
  rows: [
    [
      { pt: 'Portugal continental', en: 'Mainland Portugal', es: 'Portugal continental' },
      { pt: '1 hora útil', en: '1 working hour', es: '1 hora laborable' },
      { pt: '2 dias úteis', en: '2 working days', es: '2 días laborables' },
      {
        pt: 'Técnicos nossos, de Braga, Lisboa ou Faro',
        en: 'Our own technicians, from Braga, Lisbon or Faro',
        es: 'Técnicos propios, desde Braga, Lisboa o Faro',
      },
    ],
    [
      { pt: 'Madeira e Açores', en: 'Madeira and the Azores', es: 'Madeira y Azores' },
      { pt: '1 hora útil', en: '1 working hour', es: '1 hora laborable' },
      { pt: '5 dias úteis', en: '5 working days', es: '5 días laborables' },
      {
        pt: 'Técnicos nossos, com a peça na bagagem',
        en: 'Our own technicians, with the part in their luggage',
        es: 'Técnicos propios, con la pieza en el equipaje',
      },
    ],
    [
      { pt: 'Espanha peninsular', en: 'Mainland Spain', es: 'España peninsular' },
      { pt: '1 hora útil', en: '1 working hour', es: '1 hora laborable' },
      { pt: '3 dias úteis', en: '3 working days', es: '3 días laborables' },
      {
        pt: 'Técnicos nossos, de Braga ou Faro',
        en: 'Our own technicians, from Braga or Faro',
        es: 'Técnicos propios, desde Braga o Faro',
      },
    ],
    [
      {
        pt: 'Baleares, Canárias, Ceuta e Melilha',
        en: 'Balearic and Canary Islands, Ceuta and Melilla',
        es: 'Baleares, Canarias, Ceuta y Melilla',
      },
      { pt: '1 hora útil', en: '1 working hour', es: '1 hora laborable' },
      { pt: '6 dias úteis', en: '6 working days', es: '6 días laborables' },
      {
        pt: 'Técnicos nossos, com a peça na bagagem',
        en: 'Our own technicians, with the part in their luggage',
        es: 'Técnicos propios, con la pieza en el equipaje',
      },
    ],
    [
      {
        pt: 'França, Bélgica, Luxemburgo e Países Baixos',
        en: 'France, Belgium, Luxembourg and the Netherlands',
        es: 'Francia, Bélgica, Luxemburgo y Países Bajos',
      },
      { pt: '4 horas úteis', en: '4 working hours', es: '4 horas laborables' },
      { pt: '5 dias úteis', en: '5 working days', es: '5 días laborables' },
      {
        pt: 'Parceiros locais, formados em Braga',
        en: 'Local partners, trained in Braga',
        es: 'Socios locales, formados en Braga',
      },
    ],
    [
      { pt: 'Itália e Irlanda', en: 'Italy and Ireland', es: 'Italia e Irlanda' },
      { pt: '4 horas úteis', en: '4 working hours', es: '4 horas laborables' },
      { pt: '6 dias úteis', en: '6 working days', es: '6 días laborables' },
      {
        pt: 'Parceiros locais, formados em Braga',
        en: 'Local partners, trained in Braga',
        es: 'Socios locales, formados en Braga',
      },
    ],
  ],
} satisfies BlockContent;

const { fold: _, ...open } = serviceLevels;

/** Places of the rows that most ask for: the mainlands of Portugal and Spain, and what comes after. */
const MAIN = [0, 2, 4];

/** What most ask for first, and the way to the rest. */
export const mainServiceLevels = {
  ...open,
  rows: serviceLevels.rows.filter((_, index) => MAIN.includes(index)),
  link: {
    label: {
      pt: 'Ilhas e outros países: todos os prazos',
      en: 'Islands and other countries: all times',
      es: 'Islas y otros países: todos los plazos',
    },
    url: 'ref:page/support#niveis-de-servico',
  },
} satisfies BlockContent;
