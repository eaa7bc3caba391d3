import { everywhere, mapText, type Text } from '../localised.ts';
import { notNumeric, quantity, type Row, text } from './row.ts';

// What is bought is a right to use a program: how far it goes, where it runs, what it keeps and who answers for it.

/** What one licence covers: a screen, a table, a device. */
export const licence = text({ key: 'licence', label: { pt: 'Licença', en: 'Licence', es: 'Licencia' } });

/** Operating systems and browsers, with the oldest version. */
export const platforms = text({ key: 'platforms', label: { pt: 'Plataformas', en: 'Platforms', es: 'Plataformas' } });

/** What it was made to run on. */
export const equipment = text({ key: 'equipment', label: { pt: 'Equipamentos', en: 'Equipment', es: 'Equipos' } });

export const languages = text({
  key: 'interface-languages',
  label: { pt: 'Línguas da interface', en: 'Interface languages', es: 'Idiomas de la interfaz' },
});

export const offline = text({
  key: 'offline',
  label: { pt: 'Sem internet', en: 'Without internet', es: 'Sin internet' },
});

export const formats = text({ key: 'formats', label: { pt: 'Formatos', en: 'Formats', es: 'Formatos' } });

export const integrations = text({
  key: 'integrations',
  label: { pt: 'Integrações', en: 'Integrations', es: 'Integraciones' },
});

/** Who signs in, and with what. */
export const accounts = text({ key: 'accounts', label: { pt: 'Contas', en: 'Accounts', es: 'Cuentas' } });

/** The personal data it takes in; "none" is said, too. */
export const dataCollected = text({
  key: 'data-collected',
  label: { pt: 'Dados pessoais', en: 'Personal data', es: 'Datos personales' },
});

const places = {
  device: { pt: 'Só no equipamento', en: 'On the device only', es: 'Solo en el equipo' },
  union: {
    pt: 'Servidores em Portugal, cópia em Espanha',
    en: 'Servers in Portugal, backup in Spain',
    es: 'Servidores en Portugal, copia en España',
  },
} as const;

/** Where data is kept, which is never outside the European Union; the note says what else is possible. */
export function dataPlace(place: keyof typeof places, note?: Text): Row {
  return {
    key: 'data-place',
    label: { pt: 'Onde ficam os dados', en: 'Where data is kept', es: 'Dónde están los datos' },
    value: note === undefined ? places[place] : mapText(note, (words, locale) => `${places[place][locale]}; ${words}`),
    ...notNumeric,
  };
}

const mainlandTime = { pt: 'hora peninsular', en: 'mainland time', es: 'hora peninsular' } as const;

const weekdays = { pt: 'Dias úteis', en: 'Weekdays', es: 'Días laborables' } as const;

/** A working day from one full hour to another, in the time of the country. */
function hours(from: number, until: number) {
  return everywhere((locale) => {
    const hour = locale === 'pt' ? 'h00' : ':00';
    return `${weekdays[locale]}, ${from}${hour}–${until}${hour}`;
  });
}

/** By telephone and e-mail, per country: one team, whose day begins in Spain by a clock that is an hour ahead. */
export function supportHours(): Row[] {
  return [
    text({ key: 'support-portugal', label: { pt: 'Em Portugal', en: 'In Portugal', es: 'En Portugal' } })(hours(9, 18)),
    text({ key: 'support-spain', label: { pt: 'Em Espanha', en: 'In Spain', es: 'En España' } })(
      mapText(hours(10, 19), (words, locale) => `${words} (${mainlandTime[locale]})`),
    ),
    text({
      key: 'support-elsewhere',
      label: { pt: 'Noutros países', en: 'In other countries', es: 'En otros países' },
    })({
      pt: 'Por correio eletrónico, em inglês',
      en: 'By email, in English',
      es: 'Por correo electrónico, en inglés',
    }),
  ];
}

/** New versions for as long as the licence runs. */
export function updatesWhileLicensed(): Row {
  return text({ key: 'updates', label: { pt: 'Atualizações', en: 'Updates', es: 'Actualizaciones' } })({
    pt: 'Incluídas enquanto a licença dura',
    en: 'Included for as long as the licence runs',
    es: 'Incluidas mientras dura la licencia',
  });
}

// What it does.

export const peopleAtOnce = quantity({
  key: 'people-at-once',
  label: { pt: 'Pessoas ao mesmo tempo', en: 'Users at once', es: 'Personas a la vez' },
});

/** Tablets, phones and laptops that take part from where they are. */
export const joinedDevices = quantity({
  key: 'joined-devices',
  label: { pt: 'Dispositivos na sessão', en: 'Devices in a session', es: 'Dispositivos en la sesión' },
});

export const lessonTools = quantity({
  key: 'lesson-tools',
  label: { pt: 'Ferramentas de aula', en: 'Lesson tools', es: 'Herramientas de clase' },
});

export const activities = quantity({
  key: 'activities',
  label: { pt: 'Atividades', en: 'Activities', es: 'Actividades' },
});

export const ages = text({ key: 'ages', label: { pt: 'Idades', en: 'Ages', es: 'Edades' } });

/** Minutes of play until the picture dims; whoever looks after the children can change them. */
export const pauseAfter = quantity({
  key: 'pause-after',
  label: { pt: 'Pausa sugerida ao fim de', en: 'Break suggested after', es: 'Pausa sugerida a los' },
  unit: 'min',
});

/** Pieces that are told apart on one table at the same time, on the table that takes most. */
export const objects = quantity({
  key: 'objects',
  label: { pt: 'Peças ao mesmo tempo', en: 'Pieces at once', es: 'Piezas a la vez' },
});

/** Pieces at once, by the name of the table. */
export function objectsByTable(tables: Readonly<Record<string, number>>): Row {
  const list = Object.entries(tables).map(([name, count]) => `${name}: ${count}`);
  return text({
    key: 'objects-by-table',
    label: { pt: 'Peças por mesa', en: 'Pieces by table', es: 'Piezas por mesa' },
  })(list.join('; '));
}

/** Marks that are never taken for each other. */
export const distinctMarks = quantity({
  key: 'distinct-marks',
  label: { pt: 'Marcas diferentes', en: 'Different marks', es: 'Marcas distintas' },
});

/** Millimetres across. */
export const markSize = quantity({
  key: 'mark-size',
  label: { pt: 'Diâmetro da marca', en: 'Mark diameter', es: 'Diámetro de la marca' },
  unit: 'mm',
});

/** Millimetres that are left free between two marks. */
export const markGap = quantity({
  key: 'mark-gap',
  label: { pt: 'Distância entre marcas', en: 'Gap between marks', es: 'Separación entre marcas' },
  unit: 'mm',
});

export const managedDevices = quantity({
  key: 'managed-devices',
  label: { pt: 'Equipamentos por consola', en: 'Devices per console', es: 'Equipos por consola' },
});

export const roles = quantity({
  key: 'roles',
  label: { pt: 'Perfis de acesso', en: 'Access roles', es: 'Perfiles de acceso' },
});

/** Seconds between two signs of life. */
export const reportInterval = quantity({
  key: 'report-interval',
  label: { pt: 'Sinal de vida a cada', en: 'Reports every', es: 'Señal de vida cada' },
  unit: 's',
});

/** Minutes without a sign of life until somebody is told. */
export const alarmDelay = quantity({
  key: 'alarm-delay',
  label: { pt: 'Alarme ao fim de', en: 'Alarm after', es: 'Alarma a los' },
  unit: 'min',
});

/** Parts of the screen with contents of their own. */
export const zones = quantity({
  key: 'zones',
  label: { pt: 'Zonas por ecrã', en: 'Zones per screen', es: 'Zonas por pantalla' },
});

/** Days of programme that a screen holds by itself. */
export const offlineDays = quantity({
  key: 'offline-days',
  label: { pt: 'Dias guardados no ecrã', en: 'Days held on the screen', es: 'Días guardados en la pantalla' },
});

/** Seconds from pressing the button until every screen with a connection shows the message. */
export const emergencyDelay = quantity({
  key: 'emergency-delay',
  label: { pt: 'Mensagem urgente em', en: 'Urgent message within', es: 'Mensaje urgente en' },
  unit: 's',
});
