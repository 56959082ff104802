/** What kept pages may be about: whoever changes one of these has the pages that bear its tag forgotten. `city` and `voivodeship` in slugs. */
export const pageTags = {
  /** Everything that is kept. */
  all: '*',
  /** Which facilities there are, where, of which kind and standing. */
  facilities: 'facilities',
  facility: (id: string): string => `facility:${id}`,
  city: (voivodeship: string, city: string): string => `city:${voivodeship}/${city}`,
  voivodeship: (voivodeship: string): string => `voivodeship:${voivodeship}`,
  /** What this process's index of facilities answers. */
  index: 'facility-index',
  /** What the frame around every page shows. */
  layout: 'layout',
} as const
