import { slugOf } from '#core/kernel/slug.ts'

/** Returns a locality's name with its county. */
export const nameWithCounty = (name: string, county: string): string => `${name} (pow. ${county})`

/** Returns a locality's display name; where several share the name, those whose slug had to be extended bear their county. */
export const localityName = (name: string, county: string, slug: string): string =>
  slug === slugOf(name) ? name : nameWithCounty(name, county)
