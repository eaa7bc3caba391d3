import type { Page } from 'playwright/test';

/** The choices of somebody who refused all, as the banner keeps them. */
export const refused = { name: 'consent', value: '1.00', url: 'http://localhost:8790' };

export const TAGS = 'https://www.googletagmanager.com/gtm.js?id=GTM-0000000';
export const CRM = 'https://crm.vidra.example/visit.js';

export const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
export const button = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true });

/** Stands for all that is elsewhere; gives what was asked for there. Each script sets the cookie that the real one sets. */
export async function standIn(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => {
      const address = route.request().url();
      asked.push(address);
      const name = address === CRM ? 'crm_visit' : '_ga';
      return route.fulfill({ contentType: 'text/javascript', body: `document.cookie = '${name}=1; Path=/'` });
    },
  );
  return asked;
}

interface Entry {
  event?: string;
  [name: string]: unknown;
}

/** The data layer of the page once its scripts have begun, a command of consent mode as the list of its parts. */
export async function readLayer(page: Page): Promise<(Entry | unknown[])[]> {
  await page.waitForLoadState();
  return page.evaluate(
    () =>
      (window as { dataLayer?: object[] }).dataLayer?.map((entry) =>
        Object.prototype.toString.call(entry) === '[object Arguments]'
          ? Array.from(entry as ArrayLike<unknown>)
          : entry,
      ) as Entry[],
  );
}

export const readEvents = async (page: Page, name: string) =>
  (await readLayer(page)).filter((entry) => !Array.isArray(entry) && entry.event === name);

export const listCookies = async (page: Page) =>
  (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).toSorted();
