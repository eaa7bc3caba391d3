import type { ProjectContent } from '../entities.ts';
import { busNetwork } from './bus-network.ts';
import { congress } from './congress.ts';
import { factory } from './factory.ts';
import { foodCourt } from './food-court.ts';
import { hospital } from './hospital.ts';
import { hotel } from './hotel.ts';
import { museum } from './museum.ts';
import { pharmacies } from './pharmacies.ts';
import { school } from './school.ts';
import { shoppingStreet } from './shopping-street.ts';
import { townHall } from './town-hall.ts';
import { university } from './university.ts';

/** Every project; lists show the newest first. */
export const projects: readonly ProjectContent<never>[] = [
  foodCourt,
  busNetwork,
  school,
  hospital,
  hotel,
  shoppingStreet,
  townHall,
  museum,
  pharmacies,
  congress,
  university,
  factory,
].toSorted((one, other) => other.year - one.year);
