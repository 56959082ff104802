import { slugOf } from '#core/kernel/slug.ts'

interface NewLocality {
  readonly voivodeship: string
  readonly county: string
  readonly city: string
  readonly facilities: number
}

/**
 * Maximum number of localities with one slug including the county. In the registers of 2022 no two of 9,800 collide;
 * only spellings that differ by an accent, or a town such as Janów Lubelski and a Janów in the county lubelski, can.
 */
const maxNamesakes = 4

/** Returns all possible slugs of a locality; it gets the first free locality. */
export const slugCandidates = ({ city, county }: Pick<NewLocality, 'city' | 'county'>): readonly string[] => {
  const plain = slugOf(city)
  const withCounty = `${plain}-${slugOf(county)}`
  return [plain, withCounty, ...Array.from({ length: maxNamesakes - 1 }, (_, index) => `${withCounty}-${index + 2}`)]
}

/**
 * Assigns slugs to new localities, in their order. Of namesakes in a voivodeship the one with most facilities gets the
 * plain slug, the others add `-{county}` (decisions §27). `taken`: `{voivodeship}/{slug}` already assigned, which is
 * permanent. Throws when all candidates are taken (a bug).
 */
export const assignCitySlugs = (localities: readonly NewLocality[], taken: readonly string[]): readonly string[] => {
  const used = new Set(taken)
  const slugs = new Map<NewLocality, string>()
  for (const locality of localities.toSorted((a, b) => b.facilities - a.facilities)) {
    const slug = slugCandidates(locality).find((slug) => !used.has(`${locality.voivodeship}/${slug}`))
    if (slug === undefined)
      throw new Error(
        `More than ${maxNamesakes} localities need the slug of ${locality.city} in ${locality.county}, ${locality.voivodeship}`,
      )
    used.add(`${locality.voivodeship}/${slug}`)
    slugs.set(locality, slug)
  }
  return localities.map((locality) => slugs.get(locality) ?? '')
}
