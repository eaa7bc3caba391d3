import type { PageContent } from '../entities.ts';

export const screenRegistration = {
  key: 'screen-registration',
  title: { pt: 'Registar um ecrã', en: 'Register a screen', es: 'Registre su pantalla' },
  headline: {
    pt: 'Dois minutos, com o autocolante à vista. A garantia vale mesmo sem registo; com ele, encontramo-lo mais depressa.',
    en: 'Two minutes, with the label in sight. The warranty holds without registering; with it, we find you sooner.',
    es: 'Dos minutos, con la etiqueta a la vista. La garantía vale también sin registro; con él, le encontramos antes.',
  },
  blocks: [
    {
      block: 'points',
      key: 'para-que-serve',
      title: { pt: 'Para que serve', en: 'What it is for', es: 'Para qué sirve' },
      lead: {
        pt: 'O que muda quando o ecrã fica em seu nome.',
        en: 'What changes when the screen is in your name.',
        es: 'Lo que cambia cuando la pantalla está a su nombre.',
      },
      points: [
        {
          title: {
            pt: 'A garantia com data certa',
            en: 'A warranty with the right date',
            es: 'La garantía con su fecha exacta',
          },
          text: {
            pt: 'Começa no dia em que o instalámos, e não no dia em que saiu da oficina.',
            en: 'It starts on the day of installation, not on the day it left the workshop.',
            es: 'Empieza el día de la instalación, no el día en que salió del taller.',
          },
        },
        {
          title: { pt: 'Avisos de segurança', en: 'Safety notices', es: 'Avisos de seguridad' },
          text: {
            pt: 'Se um componente do seu modelo tiver de ser verificado, sabe-o por nós e por escrito.',
            en: 'If a component of your model has to be checked, you hear it from us, in writing.',
            es: 'Si hay que revisar un componente de su modelo, lo sabrá por nosotros y por escrito.',
          },
        },
        {
          title: { pt: 'A pessoa certa', en: 'The right person', es: 'La persona correcta' },
          text: {
            pt: 'A assistência liga a quem usa o ecrã, não a quem assinou a fatura há três anos.',
            en: 'Service calls the person who uses the screen, not whoever signed the invoice three years ago.',
            es: 'La asistencia llama a quien usa la pantalla, no a quien firmó la factura hace tres años.',
          },
        },
        {
          title: { pt: 'Mudança de mãos', en: 'Change of hands', es: 'Cambio de propietario' },
          text: {
            pt: 'Comprou usado, ou mudou de escola? Registe outra vez: o histórico acompanha o equipamento.',
            en: 'Bought it second-hand, or moved it to another school? Register again: its history goes with it.',
            es: '¿Lo compró usado o cambió de centro? Regístrelo otra vez: el historial acompaña al equipo.',
          },
        },
      ],
    },
    {
      block: 'questions',
      key: 'perguntas',
      title: { pt: 'Dúvidas sobre o registo', en: 'About registering', es: 'Dudas sobre el registro' },
      questions: [
        {
          key: 'varios-ecras',
          question: {
            pt: 'Tenho vários ecrãs. Registo um a um?',
            en: 'I have several screens. One by one?',
            es: 'Tengo varias pantallas. ¿Una a una?',
          },
          answer: {
            pt: '<p>Não. Escreva nos comentários os números de série, um por linha, e a sala de cada um. A partir de vinte mande-nos uma folha de cálculo por e\u2011mail.</p>',
            en: '<p>No. Put the serial numbers in the comments, one a line, with the room of each. From twenty on, email us a spreadsheet.</p>',
            es: '<p>No. Escriba en los comentarios los números de serie, uno por línea, y la sala de cada uno. A partir de veinte envíenos una hoja de cálculo por correo.</p>',
          },
        },
        {
          key: 'que-dados',
          question: {
            pt: 'O que fazem com os dados?',
            en: 'What do you do with the data?',
            es: '¿Qué hacen con los datos?',
          },
          answer: {
            pt: '<p>Guardamo-los com o número de série enquanto o equipamento tiver garantia ou contrato. Está tudo na <a href="ref:page/privacy-policy">política de privacidade</a>. Novidades só as recebe quem as pedir.</p>',
            en: '<p>We keep them with the serial number for as long as the unit has a warranty or a contract. The <a href="ref:page/privacy-policy">privacy policy</a> says it all. News is sent only to those who ask for it.</p>',
            es: '<p>Los guardamos con el número de serie mientras el equipo tenga garantía o contrato. Está todo en la <a href="ref:page/privacy-policy">política de privacidad</a>. Las novedades solo se envían a quien las pide.</p>',
          },
        },
        {
          key: 'outro-equipamento',
          question: {
            pt: 'Posso registar uma mesa ou um quiosque?',
            en: 'Can I register a table or a kiosk?',
            es: '¿Puedo registrar una mesa o un quiosco?',
          },
          answer: {
            pt: '<p>Pode. Chamamos-lhe registo do ecrã, mas serve para tudo o que tenha o autocolante.</p>',
            en: '<p>You can. We call it screen registration, but it is for anything that bears the label.</p>',
            es: '<p>Sí. Lo llamamos registro de pantalla, pero sirve para todo lo que lleve la etiqueta.</p>',
          },
        },
      ],
    },
  ],
  seo: {
    title: { pt: 'Registar um ecrã', en: 'Register a screen', es: 'Registre su pantalla' },
    description: {
      pt: 'Registe o seu ecrã, mesa ou quiosque em dois minutos: onde está o número do contrato, para que serve o registo e o que fazemos com os dados.',
      en: 'Register your screen, table or kiosk in two minutes: where the contract number is, what registering is for and what we do with the data.',
      es: 'Registre su pantalla, mesa o quiosco en dos minutos: dónde está el número de contrato, para qué sirve el registro y qué hacemos con los datos.',
    },
  },
  updatedAt: '2026-11-20T09:00:00Z',
} satisfies PageContent;
