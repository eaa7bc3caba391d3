import './steps.css';

interface StepsProps {
  steps: readonly { title: string; text: string }[];
  /** Level of their headings in the page. */
  level?: 3 | 4;
  /** A line each, one below the other, to be read and not skimmed. */
  ledger?: boolean;
}

/** How a title tells its hour before what happens then: «8h25, entram todos», '8:25, everyone joins'. */
const HOUR = /^(\d{1,2}[h:]\d{2}), (.+)$/;

/** What happens one after the other: numbered, or at its hour where every step tells one. */
export function Steps({ steps, level = 3, ledger = false }: StepsProps) {
  const Heading = `h${level}` as const;
  const hours = steps.map(({ title }) => HOUR.exec(title));
  const isTimed = hours.every((hour) => hour !== null);
  return (
    <ol className={findClasses(isTimed, ledger)} data-steps={steps.length}>
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <Heading>{isTimed ? <Timed hour={hours[index]} /> : title}</Heading>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

function Timed({ hour }: { hour: RegExpExecArray | null | undefined }) {
  return (
    <>
      <span className="steps-hour">{hour?.[1]}</span>
      {` ${hour?.[2]}`}
    </>
  );
}

function findClasses(isTimed: boolean, ledger: boolean): string {
  if (ledger) return 'steps-ledger';
  return isTimed ? 'steps steps-timed' : 'steps';
}
