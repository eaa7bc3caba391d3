/** Who stands beside what is drawn and gives the scale: 1.70 m tall, in millimetres. */
export const PERSON = { width: 440, height: 1700 } as const;

/** Their contour, in centimetres from the upper left of the space they take; no face. */
export const PERSON_CONTOUR =
  'M22 1a8 11 0 1 0 .1 0zM18 21v4C8 28 3 30 3 42L1 87q3 9 7 0l3-37 2 117q4 5 8 0l1-71 1 71q4 5 8 0l2-117 3 37q4 9 7 0L41 42C41 30 36 28 26 25v-4';
