/** Reads redirects.json as it is written and fails where a row leads nowhere: a wrong one stops the build, not a visitor. */
import { readFileSync } from 'node:fs';
import { locales } from '#shared/i18n/locales.ts';
import { listAddresses } from '../backend/resolvers/addresses.ts';
import { findRedirectFaults, listRows } from './redirect-faults.ts';

const pages = new Set(locales.flatMap((locale) => listAddresses(locale)));
const rows = listRows(readFileSync('redirects.json', 'utf8'));
const faults = findRedirectFaults(rows, pages);
for (const fault of faults) console.error(`redirects.json: ${fault}`);
console.log(`redirects.json: ${rows.length} rows, ${faults.length} faults`);
if (faults.length > 0) process.exitCode = 1;
