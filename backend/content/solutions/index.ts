import type { SolutionContent, SolutionDetailContent } from '../entities.ts';
import { busStop } from './bus-stop.ts';
import { business } from './business.ts';
import { cities } from './cities.ts';
import { councilChamber } from './council-chamber.ts';
import { designReview } from './design-review.ts';
import { education } from './education.ts';
import { endlessAisle } from './endless-aisle.ts';
import { familyTable } from './family-table.ts';
import { groupTable } from './group-table.ts';
import { health } from './health.ts';
import { home } from './home.ts';
import { homeStudy } from './home-study.ts';
import { hospitalWayfinding } from './hospital-wayfinding.ts';
import { hospitality } from './hospitality.ts';
import { hybridMeeting } from './hybrid-meeting.ts';
import { industry } from './industry.ts';
import { lunchOrders } from './lunch-orders.ts';
import { museums } from './museums.ts';
import { nightCheckIn } from './night-check-in.ts';
import { nursery } from './nursery.ts';
import { oneStopShop } from './one-stop-shop.ts';
import { patientArrival } from './patient-arrival.ts';
import { piecesInHand } from './pieces-in-hand.ts';
import { productClass } from './product-class.ts';
import { retail } from './retail.ts';
import { shiftHandover } from './shift-handover.ts';
import { virtualClassroom } from './virtual-classroom.ts';
import { visitorReception } from './visitor-reception.ts';
import { windowAfterHours } from './window-after-hours.ts';

/** The sectors, in the order they are listed. */
export const solutions: readonly SolutionContent<never>[] = [
  education,
  business,
  cities,
  retail,
  hospitality,
  museums,
  health,
  industry,
  home,
].toSorted((one, other) => one.order - other.order);

/** Uses within the sectors, in the order they are listed. */
export const solutionDetails: readonly SolutionDetailContent<never>[] = [
  virtualClassroom,
  productClass,
  nursery,
  hybridMeeting,
  visitorReception,
  oneStopShop,
  councilChamber,
  busStop,
  windowAfterHours,
  endlessAisle,
  nightCheckIn,
  lunchOrders,
  groupTable,
  piecesInHand,
  patientArrival,
  hospitalWayfinding,
  shiftHandover,
  designReview,
  familyTable,
  homeStudy,
];
