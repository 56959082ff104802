import { slugOf } from '#core/kernel/slug.ts'

interface Named {
  readonly voivodeship: string
  readonly county: string
  readonly city: string
  readonly facilities: number
}

/**
 * So many localities may share one slug with a county. In the registers of 2022 no two of 9,800 do; only spellings that differ by an accent,
 * or a town such as Janów Lubelski and a Janów in the county lubelski, can come to it.
 */
const sharing = 4

/** Every slug that a locality may have, in the order in which it takes the first that is free. */
export const slugCandidates = ({ city, county }: Pick<Named, 'city' | 'county'>): readonly string[] => {
  const bare = slugOf(city)
  const counted = `${bare}-${slugOf(county)}`
  return [bare, counted, ...Array.from({ length: sharing - 1 }, (_, at) => `${counted}-${at + 2}`)]
}

/**
 * Slugs for new localities, in their order. Of namesakes in a voivodeship the one with more facilities is bare, the others add `-{county}` (decisions §27).
 * `taken`: `{voivodeship}/{slug}` already given; those are kept for good. One that finds all its candidates taken is a bug.
 */
export const citySlugs = (fresh: readonly Named[], taken: readonly string[]): readonly string[] => {
  const given = new Set(taken)
  const slugs = new Map<Named, string>()
  for (const one of fresh.toSorted((a, b) => b.facilities - a.facilities)) {
    const slug = slugCandidates(one).find((slug) => !given.has(`${one.voivodeship}/${slug}`))
    if (slug === undefined)
      throw new Error(`More than ${sharing} localities want the slug of ${one.city} in ${one.county}, ${one.voivodeship}`)
    given.add(`${one.voivodeship}/${slug}`)
    slugs.set(one, slug)
  }
  return fresh.map((one) => slugs.get(one) ?? '')
}
