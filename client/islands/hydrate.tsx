import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type IslandName, islands } from '#shared/islands/registry.ts';

/**
 * Loads an island's component, has it take over the markup that the server made of it, and gives back how to unmount it
 * when that is done: React calls it an error when a root goes before. Throws what its first rendering throws.
 */
export async function hydrate(element: Element): Promise<() => void> {
  const name = element.getAttribute('data-island') as IslandName;
  // Name and props come from our own page: the server wrote the very props that this component takes.
  const Component = (await islands[name]()) as ComponentType<unknown>;
  const props = JSON.parse(element.nextElementSibling?.textContent ?? '') as object;
  return new Promise((resolve, reject) => {
    // As a transition React takes a large form over in short steps, between which the page answers.
    startTransition(() => {
      const root = hydrateRoot(
        element,
        <Hydrated tell={() => resolve(() => root.unmount())}>
          <Component {...props} />
        </Hydrated>,
        { onUncaughtError: reject },
      );
    });
  });
}

function Hydrated({ tell, children }: { tell: () => void; children: ReactNode }): ReactNode {
  useEffect(tell, [tell]);
  return children;
}
