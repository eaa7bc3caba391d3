/**
 * What is pressed in the strip of a gallery opens large over the page: a picture, which without scripts is a link to its
 * file, and the drawing, which gets a button for it. A press anywhere closes it, and Escape.
 */
export function startEnlarging({ dataset }: HTMLElement, strip: Element, signal: AbortSignal): void {
  const drawing = strip.querySelector('figure');
  const button = createButton('gallery-enlarge', drawing?.querySelector('figcaption')?.textContent);
  drawing?.append(button);
  signal.addEventListener('abort', () => button.remove());
  const open = (event: Event) => {
    // With a key held a link opens elsewhere, as ever.
    if (!(event instanceof MouseEvent) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const item = event.target instanceof Element ? event.target.closest('a, button') : null;
    if (!item) return;
    event.preventDefault();
    const shown = item === button ? drawing?.querySelector('svg')?.cloneNode(true) : copyPicture(item);
    if (shown) show(shown, dataset.close);
  };
  strip.addEventListener('click', open, { signal });
}

function show(shown: Node, close: string | undefined): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'gallery-large';
  const button = createButton('', close);
  button.textContent = '×';
  dialog.append(shown, button);
  dialog.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** The largest file of the picture that a link leads to. */
function copyPicture(link: Element): HTMLImageElement | undefined {
  const small = link.querySelector('img');
  if (!small || !(link instanceof HTMLAnchorElement)) return undefined;
  const image = new Image(1200, 900);
  image.src = link.href;
  image.alt = small.alt;
  return image;
}

function createButton(className: string, label: string | null = ''): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = className;
  button.ariaLabel = label;
  return button;
}
