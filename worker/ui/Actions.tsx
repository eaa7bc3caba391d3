interface ActionsProps {
  actions: readonly { label: string; url: string }[];
  /** Whether they stand on ink. */
  isOnInk?: boolean;
}

/** What can be done at once, the first of it the loudest; nothing where content offers nothing. */
export function Actions({ actions: [first, ...others], isOnInk = false }: ActionsProps) {
  if (!first) return null;
  return (
    <p className="actions">
      <a className="button button-primary" href={first.url}>
        {first.label}
      </a>
      {others.map(({ label, url }) => (
        <a key={url} className={isOnInk ? 'button button-ghost' : 'button button-outline'} href={url}>
          {label}
        </a>
      ))}
    </p>
  );
}
