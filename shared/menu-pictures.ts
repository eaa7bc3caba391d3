/** Where a page asks for the small pictures of its menu, by the addresses they belong to. */
export const MENU_PICTURES_PATH = '/menu-pictures';
