import type { ProductContent } from '../entities.ts';
import * as licence from '../specifications/licence.ts';

export const leme = {
  key: 'leme',
  category: 'software',
  slug: { pt: 'leme', en: 'leme', es: 'leme' },
  name: 'Leme',
  tagline: {
    pt: 'Gestão à distância de todos os ecrãs, numa só página',
    en: 'Remote management of every screen, on one page',
    es: 'Gestión a distancia de todas las pantallas, en una sola página',
  },
  summary: {
    pt: 'Gestão à distância de tudo o que tem ecrã: atualizações, horários, alarmes e perfis de acesso. Incluída no nosso equipamento e disponível para o de outras marcas.',
    en: 'Remote management for everything with a screen: updates, switching hours, alarms and access roles. Included with our equipment and available for other makes.',
    es: 'Gestión a distancia de todo lo que tiene pantalla: actualizaciones, horarios, alarmas y perfiles de acceso. Incluida en nuestros equipos y disponible para los de otras marcas.',
  },
  body: {
    pt: `
      <p>O Leme mostra o que está a funcionar e quem trata do que não está. Estas são as perguntas que um serviço de informática nos costuma fazer.</p>
      <h3>O que se faz à distância?</h3>
      <p>Atualizar de noite, por grupos, com um grupo de ensaio primeiro. Ligar e desligar pelo horário de cada edifício, feriados incluídos. Reiniciar, bloquear, mudar o nome, a rede ou o brilho. Um equipamento desaparecido pode ser bloqueado na ligação seguinte.</p>
      <h3>Quando é que o alarme toca?</h3>
      <p>Cada equipamento dá sinal a cada 60 segundos. À terceira falta, ao fim de três minutos, avisa quem está de serviço, por correio eletrónico ou webhook. Também avisa de calor a mais, disco cheio e papel a acabar.</p>
      <h3>Que portas é preciso abrir na rede?</h3>
      <p>Nenhuma para dentro. O equipamento fala para fora, pela porta 443, cifrado com TLS 1.3.</p>
      <h3>Veem o que está no ecrã?</h3>
      <p>Só se quem lá está aceitar, e com um aviso visível enquanto dura. O Leme guarda estado, temperatura e horas de uso; não guarda imagens, páginas visitadas nem toques.</p>
      <h3>Quem pode fazer o quê?</h3>
      <p>Há cinco perfis, do leitor ao administrador, por edifício ou por grupo. Cada ordem fica num registo que não se apaga durante um ano.</p>
      <h3>E ecrãs de outras marcas?</h3>
      <p>Entram com Android 13 ou Windows 11, com uma licença por equipamento.</p>
    `,
    en: `
      <p>Leme shows what is working and who is dealing with what is not. These are the questions IT departments usually put to us.</p>
      <h3>What can be done remotely?</h3>
      <p>Update at night, group by group, with a trial group first. Switch on and off by each building’s timetable, public holidays included. Restart, lock, rename, change network or brightness. A unit that has gone missing can be locked the next time it connects.</p>
      <h3>When does an alarm go off?</h3>
      <p>Each unit reports every 60 seconds. After three missed reports, which is three minutes, whoever is on duty gets an email or a webhook. Overheating, a full disk and a short paper roll raise alarms too.</p>
      <h3>Which ports must the network open?</h3>
      <p>None inwards. Units call out, on port 443, encrypted with TLS 1.3.</p>
      <h3>Can you see what is on the screen?</h3>
      <p>Only when the person there agrees, and a notice stays visible throughout. Leme stores status, temperature and hours of use. It stores no pictures, visited pages or touches.</p>
      <h3>Who may do what?</h3>
      <p>Five roles run from reader to administrator, by building or by group. Each command enters a log that cannot be erased for a year.</p>
      <h3>What about other makes?</h3>
      <p>They join if they run Android 13 or Windows 11, with one licence per device.</p>
    `,
    es: `
      <p>Leme muestra qué funciona y quién se ocupa de lo que no. Estas son las preguntas que nos suelen hacer los servicios de informática.</p>
      <h3>¿Qué se hace a distancia?</h3>
      <p>Actualizar de noche, por grupos, empezando por uno de prueba. Encender y apagar según el horario de cada edificio, festivos incluidos. Reiniciar, bloquear, cambiar el nombre, la red o el brillo. Un equipo desaparecido se puede bloquear en cuanto vuelva a conectarse.</p>
      <h3>¿Cuándo salta la alarma?</h3>
      <p>Cada equipo da señal cada 60 segundos. A la tercera falta, es decir, a los tres minutos, avisa a quien está de guardia por correo electrónico o webhook. También avisa del exceso de calor, del disco lleno y del papel que se acaba.</p>
      <h3>¿Qué puertos hay que abrir?</h3>
      <p>Hacia dentro, ninguno. El equipo habla hacia fuera por el puerto 443, cifrado con TLS 1.3.</p>
      <h3>¿Ven lo que hay en pantalla?</h3>
      <p>Solo si quien está delante lo acepta, y con un aviso visible mientras dura. Leme guarda estado, temperatura y horas de uso; no guarda imágenes, páginas visitadas ni toques.</p>
      <h3>¿Quién puede hacer qué?</h3>
      <p>Hay cinco perfiles, de lector a administrador, por edificio o por grupo. Cada orden queda en un registro que no se puede borrar durante un año.</p>
      <h3>¿Y las pantallas de otras marcas?</h3>
      <p>Entran si tienen Android 13 o Windows 11, con una licencia por equipo.</p>
    `,
  },
  gallery: [
    {
      id: 'leme-devices',
      alt: {
        pt: 'Lista de equipamentos no Leme: estado, temperatura e último sinal, com o que não responde no cimo',
        en: 'The list of devices in Leme: status, temperature and last report, with what does not answer on top',
        es: 'Lista de equipos en Leme: estado, temperatura y última señal, con lo que no responde arriba',
      },
    },
    {
      id: 'leme-front',
      alt: {
        pt: 'Portátil com o Leme aberto: no cimo da lista, a vermelho, o Cais 22, sem resposta há 7 minutos',
        en: 'Laptop with Leme open: at the top of the list, in red, a Cais 22 that has not answered for 7 minutes',
        es: 'Portátil con Leme abierto: arriba de la lista, en rojo, un Cais 22 que no responde desde hace 7 minutos',
      },
    },
    {
      id: 'leme-updates',
      alt: {
        pt: 'Atualização no Leme, de noite e por grupos: o de ensaio e o das escolas já estão feitos',
        en: 'An update in Leme, at night and group by group: trial group and schools are done',
        es: 'Actualización en Leme, de noche y por grupos: el de prueba y el de los colegios ya están hechos',
      },
    },
    {
      id: 'leme-device',
      alt: {
        pt: 'Um ecrã no Leme: curva da temperatura em 24 horas, comandos à distância e registo',
        en: 'One screen in Leme: its temperature over 24 hours, remote commands and a log',
        es: 'Una pantalla en Leme: curva de temperatura en 24 horas, órdenes a distancia y registro',
      },
    },
  ],
  figures: ['managed-devices', 'alarm-delay', 'roles'],
  specifications: [
    licence.licence({
      pt: 'Incluída no nosso equipamento; noutras marcas, por equipamento e por ano',
      en: 'Included with our equipment; other makes, per device and year',
      es: 'Incluida en nuestros equipos; en otras marcas, por equipo y año',
    }),
    licence.managedDevices(5000),
    licence.roles(5),
    licence.reportInterval(60),
    licence.alarmDelay(3),
    licence.platforms({
      pt: 'Consola em qualquer navegador atual; Android 13, Windows 11',
      en: 'Console in any current browser; Android 13, Windows 11',
      es: 'Consola en cualquier navegador actual; Android 13, Windows 11',
    }),
    licence.languages({
      pt: 'Português, inglês, espanhol',
      en: 'Portuguese, English, Spanish',
      es: 'Portugués, inglés, español',
    }),
    licence.offline({
      pt: 'O equipamento segue o último horário recebido',
      en: 'Devices follow the last timetable they received',
      es: 'El equipo sigue el último horario recibido',
    }),
    licence.integrations({
      pt: 'API REST, webhooks, SNMPv3, entrada única por SAML 2.0 e OpenID Connect',
      en: 'REST API, webhooks, SNMPv3, single sign-on by SAML 2.0 and OpenID Connect',
      es: 'API REST, webhooks, SNMPv3, inicio único con SAML 2.0 y OpenID Connect',
    }),
    licence.accounts({
      pt: 'Só quem gere; segundo fator obrigatório',
      en: 'For those who manage; second factor required',
      es: 'Solo quien gestiona; segundo factor obligatorio',
    }),
    licence.dataCollected({
      pt: 'Nome e correio eletrónico de quem gere; ordens dadas',
      en: 'Name and email of those who manage; commands given',
      es: 'Nombre y correo de quien gestiona; órdenes dadas',
    }),
    licence.dataPlace('union', {
      pt: 'ou no servidor do cliente',
      en: 'or on the customer’s server',
      es: 'o en el servidor del cliente',
    }),
    ...licence.supportHours(),
    licence.updatesWhileLicensed(),
  ],
  variants: [
    {
      key: 'hosted',
      name: 'Leme',
      note: {
        pt: 'Alojado por nós, em Portugal, com cópia em Espanha.',
        en: 'Hosted by us in Portugal, with a backup in Spain.',
        es: 'Alojado por nosotros en Portugal, con copia en España.',
      },
    },
    {
      key: 'own-server',
      name: { pt: 'Leme Interno', en: 'Leme On-site', es: 'Leme Interno' },
      note: {
        pt: 'No servidor do cliente, para redes que não saem do edifício.',
        en: 'On the customer’s own server, for networks that never leave the building.',
        es: 'En el servidor del cliente, para redes que no salen del edificio.',
      },
    },
  ],
  accessories: [
    {
      key: 'cartaz',
      product: 'cartaz',
      name: { pt: 'Cartaz', en: 'Cartaz', es: 'Cartaz' },
      summary: {
        pt: 'O que os ecrãs mostram, planeado na mesma consola e com as mesmas contas.',
        en: 'What the screens show, planned in the same console with the same accounts.',
        es: 'Lo que muestran las pantallas, planificado en la misma consola y con las mismas cuentas.',
      },
    },
    {
      key: 'miolo',
      product: 'miolo-16',
      name: { pt: 'Módulo Miolo 16', en: 'Miolo 16 module', es: 'Módulo Miolo 16' },
      summary: {
        pt: 'Para gerir ecrãs de outras marcas com ranhura OPS e um sistema antigo de mais.',
        en: 'For other makes of screen with an OPS slot and a system that is too old.',
        es: 'Para gestionar pantallas de otras marcas con ranura OPS y un sistema demasiado antiguo.',
      },
    },
  ],
  downloads: [{ kind: 'datasheet', label: { pt: 'Ficha técnica', en: 'Datasheet', es: 'Ficha técnica' } }],
  lifecycle: {
    accessibility: {
      pt: 'Toda a consola se usa com teclado e com leitor de ecrã, e nenhum estado é dito apenas pela cor. Relatório de conformidade com a EN 301 549 (cláusula 9) a pedido.',
      en: 'The console works from a keyboard and with a screen reader, and no status is shown by colour alone. EN 301 549 (clause 9) conformity report on request.',
      es: 'Toda la consola se maneja con teclado y con lector de pantalla, y ningún estado se indica únicamente con el color. Informe de conformidad con la EN 301 549 (cláusula 9) previa solicitud.',
    },
    energy: {
      pt: 'Desliga o que ninguém usa e mostra, por edifício, as horas de uso e os quilowatts-hora estimados a partir do consumo típico de cada ficha.',
      en: 'It switches off what nobody uses and shows, by building, hours of use and kilowatt-hours estimated from the typical power on each datasheet.',
      es: 'Apaga lo que nadie usa y muestra, por edificio, las horas de uso y los kilovatios hora estimados a partir del consumo típico de cada ficha.',
    },
    warranty: {
      pt: 'Erros corrigidos enquanto a licença dura. No nosso equipamento dura tanto como ele: não há mensalidade que o desligue.',
      en: 'Faults are corrected for as long as the licence runs. With our equipment that is the life of the equipment: no monthly fee can switch it off.',
      es: 'Los errores se corrigen mientras dura la licencia. En nuestros equipos dura tanto como ellos: no hay cuota mensual que la apague.',
    },
    repair: {
      pt: 'Inventário e registos saem em CSV quando se quiser. Terminado o contrato, apagamos os dados e as cópias e enviamos a confirmação por escrito.',
      en: 'Inventory and logs can be taken out as CSV at any time. When a contract ends we erase the data and its backups and confirm it in writing.',
      es: 'El inventario y los registros se exportan en CSV cuando se quiera. Al acabar el contrato borramos los datos y sus copias y lo confirmamos por escrito.',
    },
  },
  mounting: [],
  delivery: [1, 2],
  related: ['cartaz', 'lousa', 'orion-86'],
  solutions: ['business', 'education', 'cities', 'retail'],
  withdrawn: false,
  seo: {
    title: {
      pt: 'Leme: gestão à distância de ecrãs e quiosques',
      en: 'Leme: remote management of screens and kiosks',
      es: 'Leme: gestión a distancia de pantallas y quioscos',
    },
    description: {
      pt: 'Gestão de equipamentos com ecrã: atualizações de noite, horários, alarmes ao fim de três minutos e cinco perfis de acesso. Dados em Portugal.',
      en: 'Device management for screens and kiosks: updates at night, switching hours, alarms after three minutes and five access roles. Data in Portugal.',
      es: 'Gestión de equipos con pantalla: actualizaciones nocturnas, horarios, alarmas a los tres minutos y cinco perfiles de acceso. Datos en Portugal.',
    },
  },
  updatedAt: '2026-11-18T10:40:00Z',
} satisfies ProductContent;
