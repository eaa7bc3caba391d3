import type { ComponentType } from 'react';
import type { IslandName } from '#shared/islands/registry.ts';

interface IslandProps<Props extends object> {
  /** Its row in the registry, which the browser loads. */
  name: IslandName;
  /** The same component, rendered here. */
  component: ComponentType<Props>;
  /** Serialisable; they travel in the page. */
  props: Props;
}

/** A part of the page that wakes up in the browser, alone. Without scripts it stays what it is here. */
export function Island<Props extends object>({ name, component: Component, props }: IslandProps<Props>) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  );
}
