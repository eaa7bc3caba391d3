import type { Translate } from '#shared/i18n/translate.ts';
import { Icon } from '../../../ui/Icon.tsx';
import './lifecycle.css';

const order = ['delivery', 'warranty', 'repair', 'energy', 'accessibility'] as const;

interface LifecycleProps {
  facts: Readonly<Record<(typeof order)[number], string>>;
  t: Translate;
}

/** From delivery to repair, and for everybody. */
export function Lifecycle({ facts, t }: LifecycleProps) {
  return (
    <ul className="lifecycle">
      {order.map((fact) => (
        <li key={fact}>
          <Icon name={fact} />
          <h3>{t(`product.${fact}`)}</h3>
          <p>{facts[fact]}</p>
        </li>
      ))}
    </ul>
  );
}
