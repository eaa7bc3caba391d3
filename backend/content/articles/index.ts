import type { ArticleContent } from '../entities.ts';
import { chargingLockers } from './charging-lockers.ts';
import { ipIk } from './ip-ik.ts';
import { kioskAccessibility } from './kiosk-accessibility.ts';
import { ledPitch } from './led-pitch.ts';
import { queueTickets } from './queue-tickets.ts';
import { screenSize } from './screen-size.ts';
import { sevenYears } from './seven-years.ts';
import { tableCleaning } from './table-cleaning.ts';
import { tenders } from './tenders.ts';
import { windowBrightness } from './window-brightness.ts';

/** Every article of the blog; lists show the newest first. */
export const articles: readonly ArticleContent<never>[] = [
  screenSize,
  windowBrightness,
  sevenYears,
  kioskAccessibility,
  tenders,
  ipIk,
  ledPitch,
  tableCleaning,
  queueTickets,
  chargingLockers,
];
