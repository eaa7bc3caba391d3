import { useEffect, useState } from 'react';

/** Milliseconds after which somebody who waits wants to see that something happens. */
const PATIENCE = 500;

interface UploadProps {
  /** How much of the file is on its way, from 0 to 1; `undefined` while none is sent. */
  share: number | undefined;
  words: { sending: string; sent: string };
}

/**
 * How far a file has come, where it takes a while. Its room is there at once, so that nothing moves later; in words it
 * is told twice, as it begins and as it ends.
 */
export function Upload({ share, words }: UploadProps) {
  const isSending = share !== undefined;
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isSending) return;
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isSending]);
  return (
    <div className="upload" hidden={!isSending}>
      <p role="status">{isLate && isSending && (share < 1 ? words.sending : words.sent)}</p>
      {isLate && isSending && <progress aria-label={words.sending} value={share} max={1} />}
    </div>
  );
}
