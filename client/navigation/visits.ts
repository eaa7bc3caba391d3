import { Announcer } from './announcer.ts';
import { arrive, leadsToHeading } from './arrive.ts';
import { type FetchedPage, fetchPage } from './fetch-page.ts';
import type { PageStore } from './page-store.ts';
import { changeGently, layOut, startTransitions } from './page-transition.ts';
import { parsePage } from './parse-page.ts';
import { ProgressBar } from './progress-bar.ts';
import { showDocument } from './show-document.ts';

/** What runs on a page ends before it goes, and begins anew on the next one. */
export interface PageLife {
  stop: () => void;
  start: () => void;
}

/** A page on its way to being shown. Each step throws where it cannot be taken. */
export interface Visit {
  /** Waits for the page, and leads the navigation to where it was found in the end. */
  find: (controller: NavigationPrecommitController) => Promise<void>;
  /** Puts the page in the place of the one shown. */
  show: () => Promise<void>;
}

/** How pages are shown in place: loaded with the first touch, because nobody visits another page before. */
export class Visits {
  readonly #store: PageStore;
  readonly #life: PageLife;
  readonly #bar = new ProgressBar();
  readonly #announcer = new Announcer();
  readonly #stopTransitions = startTransitions();

  constructor(store: PageStore, life: PageLife) {
    this.#store = store;
    this.#life = life;
  }

  /** Asks for the page a navigation leads to. */
  begin(event: NavigateEvent): Visit {
    const { destination, signal } = event;
    const [address = ''] = destination.url.split('#', 1);
    const arriving = this.#store.read(address, () => fetchPage(address));
    this.#bar.start();
    const wait = async (): Promise<FetchedPage> => {
      try {
        const page = await arriving;
        signal.throwIfAborted();
        return page;
      } catch (error) {
        // A newer navigation goes on with the bar.
        if (!signal.aborted) this.#bar.finish(true);
        throw error;
      }
    };
    return {
      find: async (controller) => {
        const { url } = await wait();
        if (url !== address) controller.redirect(url);
      },
      show: async () => {
        const next = parsePage((await wait()).html);
        await changeGently(() => {
          signal.throwIfAborted();
          this.#life.stop();
          showDocument(next);
          layOut(leadsToHeading(event));
          this.#life.start();
        });
        this.#bar.finish();
        this.#announcer.say(document.title);
        await arrive(event);
      },
    };
  }

  /** Leads to a part of the page shown. */
  readonly arrive = arrive;

  stop(): void {
    this.#bar.stop();
    this.#announcer.stop();
    this.#stopTransitions();
  }
}
