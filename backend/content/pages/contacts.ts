import { site } from '#shared/site.ts';
import type { PageContent } from '../entities.ts';

export const contacts = {
  key: 'contacts',
  title: { pt: 'Contactos', en: 'Contact', es: 'Contacto' },
  headline: {
    pt: 'Se já sabe o que quer, telefone. Se ainda não sabe, telefone também.',
    en: 'If you know what you want, call. If you do not know yet, call all the same.',
    es: 'Si ya sabe lo que quiere, llame. Si todavía no lo sabe, llame también.',
  },
  blocks: [
    {
      block: 'questions',
      key: 'antes-de-escrever',
      title: { pt: 'Se é outro o assunto', en: 'If it is about something else', es: 'Si es por otro asunto' },
      lead: {
        pt: 'O caminho mais curto até quem sabe responder.',
        en: 'The shortest way to whoever can answer.',
        es: 'El camino más corto hasta quien sabe responder.',
      },
      questions: [
        {
          key: 'avaria',
          question: {
            pt: 'Tenho um equipamento avariado',
            en: 'My equipment is faulty',
            es: 'Tengo un equipo averiado',
          },
          answer: {
            pt: '<p>Vá à página de <a href="ref:page/support">suporte</a>: tem o que experimentar primeiro e um formulário que chega logo a um técnico.</p>',
            en: '<p>Go to <a href="ref:page/support">support</a>: it says what to try first, and its form goes straight to a technician.</p>',
            es: '<p>Vaya a la página de <a href="ref:page/support">soporte</a>: dice qué probar primero y su formulario llega directo a un técnico.</p>',
          },
        },
        {
          key: 'concurso',
          question: {
            pt: 'Estou a preparar um concurso público',
            en: 'I am preparing a public tender',
            es: 'Estoy preparando una licitación pública',
          },
          answer: {
            pt: '<p>Em <a href="ref:page/services#concursos">apoio a concursos</a> estão os códigos CPV e o que enviamos a pedido. Respondemos por escrito e da mesma forma a todas as entidades que perguntem o mesmo.</p>',
            en: '<p><a href="ref:page/services#concursos">Help with tenders</a> lists the CPV codes and what we send on request. We answer in writing, and give everyone the same answer.</p>',
            es: '<p>En <a href="ref:page/services#concursos">apoyo en licitaciones</a> están los códigos CPV y lo que enviamos previa solicitud. Respondemos por escrito y de la misma manera a todas las entidades que pregunten lo mismo.</p>',
          },
        },
        {
          key: 'imprensa',
          question: { pt: 'Sou jornalista', en: 'I am a journalist', es: 'Soy periodista' },
          answer: {
            pt: `<p>Escreva para <a href="mailto:${site.email}">${site.email}</a>, com «Imprensa» no assunto, o meio e o prazo. Enviamos imagens do equipamento em alta resolução, as fichas técnicas e os dados da empresa, e dizemos com quem pode falar. Para filmar ou fotografar, recebemos na oficina de Braga, com marcação.</p>`,
            en: `<p>Write to <a href="mailto:${site.email}">${site.email}</a> with ‘Press’ in the subject, your publication and your deadline. We send high-resolution pictures of the equipment, the datasheets and the company’s figures, and say whom you can talk to. You can film or take photographs at the workshop in Braga, by appointment.</p>`,
            es: `<p>Escriba a <a href="mailto:${site.email}">${site.email}</a> con «Prensa» en el asunto, el medio y el plazo. Enviamos imágenes de los equipos en alta resolución, las fichas técnicas y los datos de la empresa, y le decimos con quién puede hablar. Para filmar o fotografiar, recibimos en el taller de Braga, con cita previa.</p>`,
          },
        },
        {
          key: 'reclamacao',
          question: { pt: 'Quero reclamar', en: 'I want to complain', es: 'Quiero poner una reclamación' },
          answer: {
            pt: '<p>Diga-nos primeiro, se quiser: a mensagem vai para quem dirige a assistência e tem resposta em cinco dias úteis. O livro de reclamações está sempre no fundo desta página.</p>',
            en: '<p>Tell us first, if you wish: your message goes to the head of service and is answered within five working days. The complaints book is always at the foot of this page.</p>',
            es: '<p>Cuéntenoslo primero, si quiere: el mensaje llega a quien dirige la asistencia y tiene respuesta en cinco días laborables. El libro de reclamaciones está siempre al pie de esta página.</p>',
          },
        },
      ],
    },
    {
      block: 'text',
      key: 'visita',
      title: { pt: 'Veja antes de comprar', en: 'See it before you buy', es: 'Véalo antes de comprar' },
      body: {
        pt: '<p>Marque por telefone ou pelo formulário, com dois dias úteis de antecedência. Traga o seu ficheiro, a sua planta e as suas luvas de trabalho, se as houver: experimenta-se melhor com o que é nosso.</p><p>Em Braga estão ligadas todas as famílias, a uma porta da oficina. Em Lisboa cabem doze pessoas à volta do mesmo ecrã. Se não pode vir, mostramos por vídeo, com quem conhece a máquina.</p>',
        en: '<p>Book by phone or with the form, two working days ahead. Bring your own file, your floor plan and your work gloves, if there are any: things are best tried with what you really use.</p><p>In Braga every family is switched on, one door away from the workshop. In Lisbon there is room for twelve around one screen. If you cannot come, we show you by video, with somebody who knows the machine.</p>',
        es: '<p>Pida cita por teléfono o con el formulario, con dos días laborables de antelación. Traiga su archivo, su plano y sus guantes de trabajo, si los hay: se prueba mejor con lo que se usa de verdad.</p><p>En Braga están encendidas todas las familias, a una puerta del taller. En Lisboa caben doce personas en torno a la misma pantalla. Si no puede venir, se lo enseñamos por vídeo, con alguien que conoce la máquina.</p>',
      },
      picture: {
        id: 'page-showroom',
        alt: {
          pt: 'Sala de demonstrações com um ecrã de aula, uma parede LED, um totem, um mupi e uma mesa interativa ao centro, todos ligados',
          en: 'Demonstration room with a classroom screen, an LED wall, a totem, a street display and an interactive table in the middle, all switched on',
          es: 'Sala de demostraciones con una pantalla de aula, una pared LED, un tótem, un mupi y una mesa interactiva en el centro, todo encendido',
        },
      },
    },
    {
      block: 'branches',
      key: 'moradas',
      title: { pt: 'Onde estamos', en: 'Where we are', es: 'Dónde estamos' },
      branches: [
        {
          key: 'headOffice',
          name: { pt: 'Sede e oficina', en: 'Head office and workshop', es: 'Sede y taller' },
          note: {
            pt: 'Montagem, reparação e uma sala de demonstração com todas as famílias. Fica a 15 minutos de táxi da estação de comboios; há estacionamento para carrinhas à porta e a entrada não tem degraus.',
            en: 'Assembly, repair and a showroom with every family. Fifteen minutes by taxi from the railway station; parking for vans at the door and no step at the entrance.',
            es: 'Montaje, reparación y una sala de demostración con todas las familias. A 15 minutos en taxi de la estación de tren; aparcamiento para furgonetas en la puerta y entrada sin escalones.',
          },
          hours: {
            pt: 'Dias úteis, das 9h às 18h. Receção de equipamento até às 17h',
            en: 'Working days, 9:00 to 18:00. Equipment received until 17:00',
            es: 'Días laborables, de 9:00 a 18:00 (10:00 a 19:00 en España). Recepción de equipos hasta las 17:00 (18:00 en España)',
          },
        },
        {
          key: 'lisbonOffice',
          name: { pt: 'Escritório de Lisboa', en: 'Lisbon office', es: 'Oficina de Lisboa' },
          note: {
            pt: 'Sala de demonstração e de formação, até doze pessoas. Terceiro andar com elevador (porta de 90 cm); o autocarro para à porta. Estacionar é difícil: venha sem carro se puder.',
            en: 'Showroom and training room for up to twelve. Third floor with a lift (door 90 cm wide); buses stop at the door. Parking is hard: come without a car if you can.',
            es: 'Sala de demostración y de formación, hasta doce personas. Tercera planta con ascensor (puerta de 90 cm); el autobús para en la puerta. Aparcar es difícil: venga sin coche si puede.',
          },
          hours: {
            pt: 'Dias úteis, das 9h30 às 17h30, com marcação',
            en: 'Working days, 9:30 to 17:30, by appointment',
            es: 'Días laborables, de 9:30 a 17:30 (10:30 a 18:30 en España), con cita previa',
          },
        },
        {
          key: 'southernBranch',
          name: { pt: 'Delegação sul', en: 'Southern branch', es: 'Delegación sur' },
          note: {
            pt: 'Técnicos e peças para o Algarve, o Alentejo e a Andaluzia. Pode levantar aqui peças encomendadas. O portão da carga fica do lado nascente do edifício.',
            en: 'Technicians and parts for the Algarve, the Alentejo and Andalusia. Ordered parts can be picked up here. The loading gate is on the east side of the building.',
            es: 'Técnicos y repuestos para el Algarve, el Alentejo y Andalucía. Aquí se pueden recoger repuestos encargados. La puerta de carga está en el lado este del edificio.',
          },
          hours: {
            pt: 'Dias úteis, das 9h às 13h e das 14h às 18h',
            en: 'Working days, 9:00 to 13:00 and 14:00 to 18:00',
            es: 'Días laborables, de 9:00 a 13:00 y de 14:00 a 18:00 (en España, de 10:00 a 14:00 y de 15:00 a 19:00)',
          },
        },
      ],
    },
  ],
  seo: {
    title: {
      pt: 'Contactos, moradas e horários',
      en: 'Contact, addresses and opening hours',
      es: 'Contacto, direcciones y horarios',
    },
    description: {
      pt: 'Telefone, e-mail e formulário de contacto; moradas, horários e como chegar à sede em Braga, ao escritório de Lisboa e à delegação de Faro.',
      en: 'Phone, email and contact form; addresses, opening hours and how to reach the head office in Braga, the Lisbon office and the Faro branch.',
      es: 'Teléfono, correo y formulario de contacto; direcciones, horarios y cómo llegar a la sede de Braga, la oficina de Lisboa y la delegación de Faro.',
    },
  },
  updatedAt: '2026-11-20T09:00:00Z',
} satisfies PageContent;
