import type { Everywhere } from '../localised.ts';
import { notNumeric, quantity, type Row, text } from './row.ts';

const technologies = {
  infrared: { pt: 'Infravermelhos', en: 'Infrared', es: 'Infrarrojos' },
  capacitive: { pt: 'Capacitiva projetada', en: 'Projected capacitive', es: 'Capacitiva proyectada' },
} as const satisfies Record<string, Everywhere>;

export function technology(kind: keyof typeof technologies): Row {
  return {
    key: 'touch-technology',
    label: { pt: 'Tecnologia', en: 'Technology', es: 'Tecnología' },
    value: technologies[kind],
    ...notNumeric,
  };
}

/** Fingers, pens and objects that are felt at once. */
export const points = quantity({
  key: 'touch-points',
  label: { pt: 'Pontos de toque', en: 'Touch points', es: 'Puntos táctiles' },
});

export const accuracy = quantity({
  key: 'touch-accuracy',
  label: { pt: 'Precisão', en: 'Accuracy', es: 'Precisión' },
  before: '±',
  unit: 'mm',
});

export const responseTime = quantity({
  key: 'touch-latency',
  label: { pt: 'Tempo de resposta', en: 'Response time', es: 'Tiempo de respuesta' },
  unit: 'ms',
});

export const tools = text({
  key: 'touch-tools',
  label: { pt: 'Responde a', en: 'Responds to', es: 'Responde a' },
});
