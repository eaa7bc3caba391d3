/** What is said of a project in a line: the year never stands alone at the end of it. */
interface Told {
  place: string;
  year: number | string;
}

/** Where and when a project was. */
export function tellPlace({ place, year }: Told): string {
  return `${place},\u00a0${year}`;
}

/** The same, after its sector. */
export function tellProject({ sector, ...told }: Told & { sector: { name: string } }): string {
  return `${sector.name}, ${tellPlace(told)}`;
}
