import { freeSlug, slugOf } from '#core/kernel/slug.ts'

interface Named {
  readonly voivodeship: string
  readonly county: string
  readonly city: string
  readonly facilities: number
}

/** How often one slug with a county may be asked for: Janów in the county lubelski and the town Janów Lubelski are twice. */
const most = 4

/** Every slug that a locality may come to have, so that one can look which are given already. */
export const slugCandidates = ({ city, county }: Pick<Named, 'city' | 'county'>): readonly string[] => {
  const bare = slugOf(city)
  const counted = `${bare}-${slugOf(county)}`
  return [bare, counted, ...Array.from({ length: most - 1 }, (_, at) => `${counted}-${at + 2}`)]
}

/**
 * Slugs for new localities, in their order. Of namesakes in a voivodeship the one with more facilities is bare, the others add `-{county}` (decisions §27).
 * `taken`: `{voivodeship}/{slug}` already given; those are kept for good.
 */
export const citySlugs = (fresh: readonly Named[], taken: readonly string[]): readonly string[] => {
  const given = new Set(taken)
  const slugs = new Map<Named, string>()
  for (const one of fresh.toSorted((a, b) => b.facilities - a.facilities)) {
    const isTaken = (slug: string) => given.has(`${one.voivodeship}/${slug}`)
    const bare = slugOf(one.city)
    const slug = isTaken(bare) ? freeSlug(`${bare}-${slugOf(one.county)}`, isTaken) : bare
    given.add(`${one.voivodeship}/${slug}`)
    slugs.set(one, slug)
  }
  return fresh.map((one) => slugs.get(one) ?? '')
}
