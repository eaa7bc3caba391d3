import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type IslandName, islands } from '#shared/islands/registry.ts';

/** Loads an island's component, takes over the markup the server made of it, and gives back how to unmount it. */
export async function hydrate(element: Element): Promise<() => void> {
  const name = element.getAttribute('data-island') as IslandName;
  // Name and props come from our own page: the server wrote the very props that this component takes.
  const Component = (await islands[name]()) as ComponentType<unknown>;
  const props = JSON.parse(element.nextElementSibling?.textContent ?? '') as object;
  const root = hydrateRoot(element, <Component {...props} />);
  return () => root.unmount();
}
