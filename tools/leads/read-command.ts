import {
  type ClosedState,
  closedStates,
  isKeyStart,
  type LeadState,
  leadStates,
} from '../../worker/leads/outbox-statements.ts';

export type Command =
  | { kind: 'list' | 'export'; state: LeadState | undefined }
  | { kind: 'show'; key: string }
  | { kind: 'retry'; which: { key: string } | { state: ClosedState } };

/** Where the outbox is: on this machine, or an environment's. */
export type Place = 'local' | 'production' | 'staging';

type Reading = { ok: true; command: Command; place: Place } | { ok: false; problem: string };

const USAGE = 'leads: list|export [--state STATE], show KEY, retry KEY|--state STATE; --remote [--env ENVIRONMENT]';

/** What was typed after `npm run leads --`, taken apart. */
export interface Arguments {
  positionals: readonly string[];
  values: Readonly<{ state?: string; local?: boolean; remote?: boolean; env?: string }>;
}

/** Reads what was typed (`undefined`: something nobody knows); gives one sentence where it makes no sense. */
export function readCommand(given: Arguments | undefined): Reading {
  if (!given) return refuse(USAGE);
  const { positionals, values } = given;
  const [kind, key, ...rest] = positionals;
  const place = readPlace(values);
  if (rest.length > 0) return refuse(USAGE);
  if (place === undefined) return refuse('leads: --local, or --remote with --env production or staging');
  if (key !== undefined && !isKeyStart(key)) return refuse('leads: KEY is at least the first four signs of a key');
  const state = leadStates.find((known) => known === values.state);
  if (values.state !== undefined && !state) return refuse(`leads: STATE is one of ${leadStates.join(', ')}`);
  const command = chooseCommand(kind, key, state);
  return typeof command === 'string' ? refuse(command) : { ok: true, command, place };
}

function readPlace(values: Arguments['values']): Place | undefined {
  if (!values.remote) return values.env === undefined ? 'local' : undefined;
  if (values.local) return undefined;
  const env = values.env ?? 'production';
  return env === 'production' || env === 'staging' ? env : undefined;
}

/** The command, or what is wrong with it. */
function chooseCommand(
  kind: string | undefined,
  key: string | undefined,
  state: LeadState | undefined,
): Command | string {
  switch (kind) {
    case 'list':
    case 'export':
      return key === undefined ? { kind, state } : USAGE;
    case 'show':
      return key !== undefined && state === undefined ? { kind, key } : 'leads: show KEY';
    case 'retry':
      return chooseRetry(key, state);
    default:
      return USAGE;
  }
}

function chooseRetry(key: string | undefined, state: LeadState | undefined): Command | string {
  const closed = closedStates.find((known) => known === state);
  if (key !== undefined && state === undefined) return { kind: 'retry', which: { key } };
  if (key === undefined && closed) return { kind: 'retry', which: { state: closed } };
  return `leads: retry KEY, or --state ${closedStates.join(' or ')}: all others are tried again by themselves`;
}

function refuse(problem: string): Reading {
  return { ok: false, problem };
}
