/**
 * Screens whose colours axe checks in the dark theme too, by the plugins that paint with colours that are no tokens, of
 * which the gallery knows nothing. Colours of prints, and those of drawings without a text, need no screen.
 */
export const screensWithOwnColours: Readonly<Record<string, readonly string[]>> = {
  calendar: ['calendar of days'],
  catalogue: ['voivodeships'],
  'facility-panel': [],
  'facility-profile': ['profile'],
  favourites: ['city'],
  map: ['map'],
  opinions: [],
  'product-landing': ['price list'],
  search: ['landing', 'search'],
  'teacher-zone': ['teacher zone', 'material'],
}
