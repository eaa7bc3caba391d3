/** What the purposes are called that a visitor may choose; loaded once somebody wants to. */
export const purposeWords = {
  save: 'Guardar',
  statistics: 'Estatística: quantas visitas há e que páginas são lidas',
  marketing: 'Marketing: de que anúncio veio e se deu origem a um pedido',
};

export type PurposeWords = typeof purposeWords;
