/** Begins something in a page, and gives back how to end it. */
export type Start = (root: ParentNode) => () => void;

/** Starts all of them; the page works without any, and one that fails does not take the others down. */
export function startAll(starts: readonly Start[], root: ParentNode): () => void {
  const stops = starts.map((begin) => attempt(() => begin(root)));
  return () => {
    for (const stop of stops) if (stop) attempt(stop);
  };
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch (error) {
    console.error(error);
    return undefined;
  }
}
