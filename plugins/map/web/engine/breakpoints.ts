// In em, as those of the style sheets become (web/tooling/em-breakpoints.ts).

/** Returns the query for windows in which the list is a sheet over the map and not beside it. */
export const narrowWindow = (): MediaQueryList => matchMedia('(width < 64em)')

/** Returns the query for phones, whose window the map fills, under search field, heading and filters. */
export const phoneWindow = (): MediaQueryList => matchMedia('(width < 48em)')
