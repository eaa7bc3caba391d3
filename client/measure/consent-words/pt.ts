/** What the question about cookies says; no page carries it. */
export const consentWords = {
  text: 'Se concordar, medimos as visitas e o efeito dos nossos anúncios. Pode mudar de ideias no fim de cada página.',
  accept: 'Aceitar',
  reject: 'Recusar',
  choose: 'Escolher',
};

export type ConsentWords = typeof consentWords;
