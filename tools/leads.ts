/**
 * The leads that are on their way, for who operates the site: `npm run leads -- list|show|retry|export`, on this
 * machine, or with `--remote [--env production|staging]` there. README.md says what each does.
 */
import { parseArgs } from 'node:util';
import { reopen, selectByKey, selectFacts, selectLeads } from '../worker/leads/outbox-statements.ts';
import { execute } from './leads/execute.ts';
import { printCsv, printLead, printList } from './leads/print.ts';
import { type Arguments, type Command, type Place, readCommand } from './leads/read-command.ts';
import { type KeptLead, parseFacts, parseKept, parseKeys } from './leads/rows.ts';

const reading = readCommand(parse());
try {
  if (!reading.ok) throw new Error(reading.problem);
  process.stdout.write(run(reading.command, reading.place));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

function parse(): Arguments | undefined {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        state: { type: 'string' },
        local: { type: 'boolean' },
        remote: { type: 'boolean' },
        env: { type: 'string' },
      },
    });
  } catch {
    // An option that there is not, or one without its value: said in one sentence below, not in several here.
    return undefined;
  }
}

/** What the command prints. */
function run(command: Command, place: Place): string {
  switch (command.kind) {
    case 'list':
      return printList(parseFacts(execute(selectFacts(command.state), place)), Date.now());
    case 'show':
      return warnOf(printLead(findByKey(command.key, place)));
    case 'export':
      return warnOf(printCsv(parseKept(execute(selectLeads(command.state), place))));
    case 'retry':
      return retry(command.which, place);
    default:
      return command satisfies never;
  }
}

function retry(which: Extract<Command, { kind: 'retry' }>['which'], place: Place): string {
  const named = 'key' in which ? { key: findByKey(which.key, place).key } : which;
  const count = parseKeys(execute(reopen(named, Date.now()), place)).length;
  if (count === 0) return 'No lead is due that was not before: none of these is refused or unreadable.\n';
  return `${count === 1 ? '1 lead is' : `${count} leads are`} due now; the cron trigger offers them next time.\n`;
}

function findByKey(start: string, place: Place): KeptLead {
  const [lead, other] = parseKept(execute(selectByKey(start), place));
  if (!lead) throw new Error(`leads: no key begins with ${start}`);
  if (other) throw new Error(`leads: several keys begin with ${start}`);
  return lead;
}

/** Beside what is printed, so that it is in no file that this goes to. */
function warnOf(personalData: string): string {
  console.error('What follows is personal data.');
  return personalData;
}
