import type { ProductSolutionCategoryContent, ProductSolutionContent } from '../entities.ts';
import { classroom } from './classroom.ts';
import { classroom65 } from './classroom-65.ts';
import { classroomHybrid } from './classroom-hybrid.ts';
import { hotelArrival } from './hotel-arrival.ts';
import { ledAuditorium } from './led-auditorium.ts';
import { ledFacade } from './led-facade.ts';
import { ledLobby } from './led-lobby.ts';
import { ledSolutions } from './led-solutions.ts';
import { nurseryCorner } from './nursery-corner.ts';
import { queueDesk } from './queue-desk.ts';
import { receptionAndQueues } from './reception-and-queues.ts';
import { receptionVisitors } from './reception-visitors.ts';
import { shopWindowAndStreet } from './shop-window-and-street.ts';
import { streetPoint } from './street-point.ts';
import { windowSun } from './window-sun.ts';
import { windowTouch } from './window-touch.ts';

/** Families of ready-made sets, in the order they are listed. */
export const productSolutionCategories: readonly ProductSolutionCategoryContent<never>[] = [
  ledSolutions,
  classroom,
  receptionAndQueues,
  shopWindowAndStreet,
];

/** Ready-made sets, in the order they are listed within their family. */
export const productSolutions: readonly ProductSolutionContent<never>[] = [
  ledLobby,
  ledAuditorium,
  ledFacade,
  classroom65,
  classroomHybrid,
  nurseryCorner,
  receptionVisitors,
  queueDesk,
  hotelArrival,
  windowSun,
  windowTouch,
  streetPoint,
];
