import type { Locale } from '#shared/i18n/locales.ts';

/** What a buyer types into the search, and the path of the page that is wanted. */
export type Search = readonly [term: string, wanted: string];

/**
 * Searches as a city hall, a school, a hotel, a shop, a museum, a clinic, an office or an organiser of events makes
 * them: in everyday words, in any number, without diacritics, misspelt, in the word of another language. They were
 * written down before the search was tuned for them.
 */
export const buyersSearches: Readonly<Record<Locale, readonly Search[]>> = {
  pt: [
    ['montras', '/produtos/montras-interativas'],
    ['mupi', '/produtos/totens-digitais'],
    ['ecra tatil', '/produtos/ecras-interativos'],
    ['kioskos', '/produtos/quiosques-interativos'],
    ['whiteboard', '/produtos/ecras-interativos'],
    ['quadro interativo', '/produtos/ecras-interativos'],
    ['totem exterior', '/produtos/totens-digitais'],
    ['senhas fila', '/produtos-solucoes/rececao-e-filas/atendimento-com-senhas'],
    ['kiosk check in hotel', '/produtos-solucoes/rececao-e-filas/chegada-ao-hotel'],
    ['EN 301 549', '/blog/comprar/en-301-549-num-quiosque'],
    ['assistência técnica', '/suporte'],
    ['candidatura estágio', '/recrutamento/estagios'],
    ['manual orion', '/produtos/manuais/orion-65'],
    ['carregar telemoveis', '/produtos/estacoes-de-carregamento'],
    ['alugar ecra para evento', '/solucoes/aluguer'],
    ['camara municipal', '/solucoes/cidades-inteligentes'],
    ['videoconferencia', '/solucoes/empresarial/reuniao-hibrida'],
    ['parede de video', '/produtos/paineis-led'],
    ['telefone morada', '/contactos'],
    ['caderno encargos', '/blog/comprar/caderno-de-encargos-sem-marca'],
  ],
  en: [
    ['whiteboard', '/en/products/interactive-screens'],
    ['smart borad', '/en/products/interactive-screens'],
    ['hotel self check in', '/en/products-solutions/reception-and-queues/hotel-arrival'],
    ['spare parts', '/en/support'],
    ['charging phones', '/en/products/phone-charging-stations'],
    ['EN 301 549', '/en/blog/buying/en-301-549-for-kiosks'],
    ['queue tickets', '/en/products-solutions/reception-and-queues/desk-with-queue-tickets'],
    ['outdoor totem', '/en/products/digital-totems'],
    ['video wall', '/en/products/led-panels'],
    ['shop front screens', '/en/products/interactive-shop-windows'],
    ['rent a screen for a trade fair', '/en/solutions/renting'],
    ['conference camera', '/en/products/accessories/vigia-4k'],
    ['installation and training', '/en/services'],
    ['museum', '/en/solutions/museums'],
    ['GP surgery check in', '/en/solutions/health/patient-arrival'],
    ['job openings', '/en/recrutamento/vagas'],
    ['phone number address', '/en/contacts'],
    ['manual orion 86', '/en/products/manuals/orion-86'],
    ['device management', '/en/products/software/leme'],
    ['bus stop display', '/en/solutions/smart-cities/bus-stop'],
  ],
  es: [
    ['pizarra digital', '/es/productos/pantallas-interactivas'],
    ['pizarras tactiles', '/es/productos/pantallas-interactivas'],
    ['kioskos', '/es/productos/quioscos-interactivos'],
    ['alquiler pantallas', '/es/soluciones/alquiler'],
    ['escaparate', '/es/productos/escaparates-interactivos'],
    ['mupis', '/es/productos/totems-digitales'],
    ['totem exterior', '/es/productos/totems-digitales'],
    ['cargador movil', '/es/productos/estaciones-de-carga'],
    ['gestor de turnos', '/es/productos-soluciones/recepcion-y-colas/atencion-con-turnos'],
    ['check in hotel', '/es/productos-soluciones/recepcion-y-colas/llegada-al-hotel'],
    ['EN 301 549', '/es/blog/comprar/en-301-549-en-un-quiosco'],
    ['piezas de repuesto', '/es/soporte'],
    ['servicio tecnico', '/es/soporte'],
    ['ofertas de empleo', '/es/recrutamento/vagas'],
    ['solicitud de practicas', '/es/recrutamento/estagios'],
    ['ayuntamiento', '/es/soluciones/ciudades-inteligentes'],
    ['videoconferencia', '/es/soluciones/empresas/reunion-hibrida'],
    ['farmacias', '/es/proyectos/veintiocho-farmacias-un-cable'],
    ['manual orion', '/es/productos/manuals/orion-65'],
    ['pantalla led gigante', '/es/productos/paneles-led'],
  ],
};
