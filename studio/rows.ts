import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { type Locale, locales } from '#shared/i18n/locales.ts';

const point = v.tuple([v.number(), v.number(), v.number()]);
const settings = v.record(v.string(), v.unknown());

const common = {
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  /** Pixels of the finished picture. */
  size: v.tuple([v.number(), v.number()]),
  /** Its screens have words that can be read at the sizes delivered: a picture in each language. */
  words: v.optional(v.boolean(), false),
  /** Widths delivered; without it 400, 800 and 1200. */
  widths: v.optional(v.array(v.number())),
};

const sceneSchema = v.strictObject({
  ...common,
  /** Light paths per pixel of the master: more is cleaner and slower. 16 do, as a rule. */
  samples: v.optional(v.number(), 16),
  /** Light paths per pixel for screens and lamps alone, which are then exposed apart: crisp words, clean edges and discs. 96 do. */
  emitters: v.optional(v.number()),
  /** How much finer the master is than the picture; without it 4/3. */
  finer: v.optional(v.number()),
  set: v.string(),
  setting: v.optional(settings),
  models: v.array(
    v.strictObject({
      model: v.string(),
      screen: v.optional(v.string()),
      /** Its screen stays dark, and the page is told where it lies: live HTML is laid over it. One a picture. */
      live: v.optional(v.boolean()),
      /** Metres on the set's floor, and degrees about the vertical. */
      at: v.optional(point),
      turn: v.optional(v.number()),
      with: v.optional(settings),
    }),
  ),
  camera: settings,
  /** Development: exposure, contrast, warmth, vignette, grain, bloom. */
  grade: v.optional(settings),
  clamp: v.optional(v.number()),
  bounces: v.optional(v.number()),
});

/** The interface of a program as Chromium shows it, flat and whole, in a thin frame: no Blender. */
const captureSchema = v.strictObject({ ...common, capture: v.string() });

const rowSchema = v.union([sceneSchema, captureSchema]);

/** One picture of a place: the set, what stands in it, the camera. */
export type Scene = v.InferOutput<typeof sceneSchema>;

/** One picture of an interface. */
export type Capture = v.InferOutput<typeof captureSchema>;

export type Row = Scene | Capture;

/** The table of pictures; throws with the path of a wrong value. */
export function readRows(): Row[] {
  const text = readFileSync(new URL('pictures.json', import.meta.url), 'utf8');
  return v.parse(v.array(rowSchema), JSON.parse(text));
}

/** The names of the screens a picture shows. */
export function screensOf(row: Row): string[] {
  return 'capture' in row ? [row.capture] : row.models.flatMap(({ screen }) => screen ?? []);
}

/** The languages a picture is made in; the first makes the rest where they have none of their own. */
export function localesOf(row: Row): readonly Locale[] {
  return row.words ? locales : locales.slice(0, 1);
}
