/** How many families the cover of the catalogue shows, on its page as on paper: those that come first. */
export const COVER_PICTURES = 6;
