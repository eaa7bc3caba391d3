import type { ProblemWords } from './pt.ts';

export const problemWords: ProblemWords = {
  required: {
    solution: 'El campo solución es obligatorio',
    internshipType: 'El campo tipo de prácticas es obligatorio',
    file: 'El campo archivo es obligatorio',
    subject: 'El campo asunto es obligatorio',
    message: 'El campo mensaje es obligatorio',
    problem: 'Díganos cuál es el problema',
    contractNumber: 'El campo número de contrato es obligatorio',
    invoiceNumber: 'El campo número de factura es obligatorio',
    institution: 'El campo empresa o institución es obligatorio',
    reason: 'Díganos por qué deberíamos elegirle',
    comments: 'El campo comentarios es obligatorio',
    product: 'El campo producto es obligatorio',
    name: 'El campo nombre es obligatorio',
    email: 'El campo correo electrónico es obligatorio',
    phone: 'El campo móvil es obligatorio',
    company: 'El campo empresa es obligatorio',
    privacy: 'El campo política de privacidad es obligatorio',
  },
  invalid: {
    fileType: 'Este tipo de archivo no se acepta: envíe PDF, Word, ODT, PNG o JPG',
    fileSize: 'Este archivo es demasiado grande: {{max}}\u00a0MB como máximo',
    email: 'Correo electrónico no válido',
    phoneSigns: 'Móvil no válido: use solo cifras, espacios y los signos + - ( ) . /',
    phoneShort: 'Móvil no válido: escriba al menos {{min}} cifras',
    phoneLong: 'Móvil no válido: escriba {{max}} cifras como máximo',
    tooLong: 'Este texto es demasiado largo: {{max}} caracteres como máximo',
    other: 'Valor no válido',
  },
  failures: {
    failed:
      'No hemos podido enviar su solicitud. Lo que ha escrito sigue aquí: inténtelo de nuevo, llame al {{phone}} o escriba a {{email}}.',
    offline: 'No tiene conexión a internet. Lo que ha escrito sigue aquí: envíelo de nuevo cuando vuelva la conexión.',
    refused:
      'No hemos podido recibir su solicitud por aquí. Lo que escribió sigue aquí: llame al {{phone}} o escriba a {{email}}.',
    tooLarge:
      'Lo que envió es demasiado grande: 12\u00a0MB como máximo. Lo que escribió sigue aquí: elija un archivo más pequeño o envíelo sin él.',
    tooMany:
      'Hemos recibido muchas solicitudes seguidas. Lo que ha escrito sigue aquí: espere un minuto y envíelo de nuevo.',
  },
};
