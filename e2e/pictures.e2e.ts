import { expect } from 'playwright/test';
import { samples, templates, test } from './site.ts';

/** Widths of a window, in CSS pixels. */
const widths = [360, 768, 1280, 1920];
/** How far what a picture says of its width may be from the width it has. */
const TOLERANCE = 0.15;

// The pictures that measure `sizes` are made on the spot, which the policy of the site forbids.
test.use({ bypassCSP: true });

for (const { page: kind, path } of samples.filter(({ locale }) => locale === 'pt')) {
  test(`every picture of ${kind} is as wide as it says, and fills its place`, async ({ page }) => {
    const wrong: string[] = [];
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(layOut);
      for (const { sizes, said, shown, bare, source } of await page.evaluate(measurePictures)) {
        const right = Math.abs(said - shown) <= TOLERANCE * shown;
        if (!right) wrong.push(`at ${width}: ${source} is ${shown} wide, says ${said} («${sizes}»)`);
        if (bare > 2) wrong.push(`at ${width}: ${source} leaves ${bare} px of its place bare`);
      }
    }
    expect(wrong).toEqual([]);
  });
}

test('the picture of a project is seen whole, on a desk in the first view', async ({ page }) => {
  for (const path of ['/en/projects/in-the-words-of-those-who-arrive', templates.project.en]) {
    await page.goto(path);
    const picture = page.locator('main img').first();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(layOut);
      const { height, bottom, whole } = await picture.evaluate((image: HTMLImageElement) => {
        const box = image.getBoundingClientRect();
        // Its attributes are the size of the file.
        const [across, down] = ['width', 'height'].map((side) => Number(image.getAttribute(side)));
        return { height: box.height, bottom: box.bottom, whole: (box.width * (down ?? 0)) / (across ?? 1) };
      });
      expect(Math.abs(height - whole), `${path} at ${width}`).toBeLessThan(2);
      if (width >= 1280) expect(bottom, `${path} at ${width}`).toBeLessThan(900);
    }
  }
});

/** Runs in the page: another window may choose another picture, whose shape the page has a frame later. */
async function layOut(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/**
 * Runs in the page: what each visible picture says of its width, as the browser understands it, its true width, and how
 * many pixels of its place's height are bare.
 */
async function measurePictures() {
  /** A browser gives a picture of 10000 px that is the candidate `10000w` the width that `sizes` says. */
  const readSizes = async (sizes: string) => {
    const probe = new Image();
    probe.sizes = sizes;
    probe.srcset =
      'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22%20width=%2210000%22%20height=%2210000%22/%3E 10000w';
    await probe.decode();
    return probe.naturalWidth;
  };
  const visible = [...document.images].filter((image) => image.checkVisibility() && image.offsetWidth > 0);
  return Promise.all(
    visible.flatMap((image) => {
      const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])];
      const chosen = sources.find(({ media }) => matchMedia(media).matches) ?? image;
      // A picture of one file has nothing to choose by its width.
      if (!chosen.srcset) return [];
      const { sizes } = chosen;
      const bare = (image.closest('picture')?.offsetHeight ?? 0) - image.offsetHeight;
      const source = new URL(image.src).pathname.replace(/.*\//, '');
      return [readSizes(sizes).then((said) => ({ sizes, said, shown: image.offsetWidth, bare, source }))];
    }),
  );
}
