/**
 * What is said where a form is wrong or could not be sent, with `{{max}}` and the like for what is mentioned. Apart from
 * the other messages: few visitors need it, and the browser loads it with the form's island.
 */
export const problemWords = {
  required: {
    solution: 'O campo solução é obrigatório',
    internshipType: 'O campo tipo de estágio é obrigatório',
    file: 'O campo ficheiro é obrigatório',
    subject: 'O campo assunto é obrigatório',
    message: 'O campo mensagem é obrigatório',
    problem: 'Diga-nos qual é o problema',
    contractNumber: 'O campo número do contrato é obrigatório',
    invoiceNumber: 'O campo número da fatura é obrigatório',
    institution: 'O campo empresa ou instituição é obrigatório',
    reason: 'Diga-nos porque devemos escolhê-\u2060lo',
    comments: 'O campo comentários é obrigatório',
    product: 'O campo produto é obrigatório',
    name: 'O campo nome é obrigatório',
    email: 'O campo e-mail é obrigatório',
    phone: 'O campo telemóvel é obrigatório',
    company: 'O campo empresa é obrigatório',
    privacy: 'O campo política de privacidade é obrigatório',
  },
  invalid: {
    fileType: 'Este tipo de ficheiro não é aceite: envie PDF, Word, ODT, PNG ou JPG',
    fileSize: 'Este ficheiro é demasiado grande: no máximo {{max}}\u00a0MB',
    email: 'E-mail inválido',
    phoneSigns: 'Telemóvel inválido: use só algarismos, espaços e os sinais + - ( ) . /',
    phoneShort: 'Telemóvel inválido: escreva pelo menos {{min}} algarismos',
    phoneLong: 'Telemóvel inválido: escreva no máximo {{max}} algarismos',
    tooLong: 'Este texto é demasiado longo: no máximo {{max}} caracteres',
    other: 'Valor inválido',
  },
  failures: {
    failed:
      'Não conseguimos enviar o seu pedido. O que escreveu continua aqui: tente de novo, ligue para {{phone}} ou escreva para {{email}}.',
    offline: 'Está sem ligação à internet. O que escreveu continua aqui: envie de novo quando a ligação voltar.',
    refused:
      'Não conseguimos receber o seu pedido por aqui. O que escreveu continua aqui: ligue para {{phone}} ou escreva para {{email}}.',
    tooLarge:
      'O que enviou é demasiado grande: no máximo 12\u00a0MB. O que escreveu continua aqui: escolha um ficheiro mais pequeno ou envie sem ele.',
    tooMany: 'Recebemos muitos pedidos seguidos. O que escreveu continua aqui: espere um minuto e envie de novo.',
  },
};

export type ProblemWords = typeof problemWords;
