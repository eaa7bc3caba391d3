/** What the question about cookies says; no page carries it. */
export const consentWords = {
  text: 'Podemos medir visitas e anúncios? Pode mudar a resposta ao fundo de cada página.',
  accept: 'Aceitar',
  reject: 'Recusar',
  choose: 'Escolher',
};

export type ConsentWords = typeof consentWords;
