/**
 * Works through a sequence, so many items at the same time, each as soon as there is room. Takes an iterator, which is
 * what several can draw from; neither it nor the work may throw.
 */
export async function forEachAtOnce<Item>(
  items: AsyncIterableIterator<Item> | IterableIterator<Item>,
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const draw = async () => {
    for await (const item of items) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, draw));
}
