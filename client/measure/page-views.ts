import { pushEvent } from './data-layer.ts';

/** Milliseconds after a route change: product specification, section 9. */
const DELAY = 250;
/** How the title of a search's results begins. */
const TERM = /^[«‘].*[»’] · /s;

/** Tells the data layer of a page once it has been shown for a moment; a page that is left sooner was not. */
export function startPageViews(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const tell = () => {
    clearTimeout(timer);
    timer = setTimeout(() => pushEvent(describePage()), DELAY);
  };
  // Back from the browser's memory, nothing starts anew.
  const tellAgain = ({ persisted }: PageTransitionEvent) => persisted && tell();
  tell();
  addEventListener('pageshow', tellAgain);
  return () => {
    clearTimeout(timer);
    removeEventListener('pageshow', tellAgain);
  };
}

/** Without what a visitor typed: no query, and no term in a title. */
function describePage(): Record<string, string> {
  return {
    event: 'nuxtRoute',
    pageType: 'PageView',
    routeName: findRouteName(),
    pageUrl: location.origin + location.pathname,
    pageTitle: document.title.replace(TERM, ''),
  };
}

/** The page type and the language, as `product___pt`: the page says both. */
export function findRouteName(): string {
  return `${document.body.dataset.page}___${document.documentElement.lang.slice(0, 2)}`;
}
