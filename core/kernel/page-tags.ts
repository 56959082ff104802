/** Tags of cached pages: a change of the tagged data invalidates all pages with that tag. `city` and `voivodeship` are slugs. */
export const pageTags = {
  /** All cached pages. */
  all: '*',
  /** The set of facilities with their location, type and status. */
  facilities: 'facilities',
  facility: (id: string): string => `facility:${id}`,
  city: (voivodeship: string, city: string): string => `city:${voivodeship}/${city}`,
  /** The same by the name of the city in the search index, `malopolskie/krakow`. */
  cityOf: (name: string): string => `city:${name}`,
  voivodeship: (voivodeship: string): string => `voivodeship:${voivodeship}`,
  /** Search results of this process's facility index. */
  index: 'facility-index',
  /** Layout data shown around every page. */
  layout: 'layout',
} as const
