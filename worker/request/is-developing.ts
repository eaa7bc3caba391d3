/** Whether the sources are served (`npm run dev`), which change under a running worker; tests run as what is built does. */
export function isDeveloping(): boolean {
  return import.meta.env.DEV && import.meta.env.MODE !== 'test';
}
