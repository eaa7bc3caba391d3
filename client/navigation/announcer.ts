/** Says a new page's title to who does not see it come; the focus alone is not read by all. */
export class Announcer {
  readonly #element = document.createElement('div');

  constructor() {
    this.#element.role = 'status';
    this.#element.dataset.lasting = '';
    this.#element.style.cssText = 'position:fixed;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)';
  }

  say(text: string): void {
    // Regions that are there before they speak are heard.
    if (!this.#element.isConnected) document.body.append(this.#element);
    this.#element.textContent = text;
  }

  stop(): void {
    this.#element.remove();
  }
}
