import { freeSlug, slugOf } from '#core/kernel/slug.ts'

interface Named {
  readonly voivodeship: string
  readonly county: string
  readonly city: string
  readonly facilities: number
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
