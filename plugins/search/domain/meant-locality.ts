import type { FoundCity, NamedLocalities, NameMatches } from '#core/search/name-index.port.ts'

/** Locality that a text means: one, or several among which the user chooses. */
export type MeantLocality =
  | { readonly kind: 'one'; readonly city: FoundCity }
  | { readonly kind: 'choice'; readonly cities: readonly FoundCity[] }

/** A large place with so many times more facilities than its next namesake is meant by its name alone. */
const minLargePlace = 20
const dominance = 3

/**
 * Decides whether a whole text is the name of a locality that the search of facilities does not answer: one without a
 * facility, one of several with its name, or one named with its county. `null`: the facilities found are the answer.
 */
export const meantLocality = (
  { localities, exact, qualified, inFacilityNames }: NamedLocalities,
  { place, total, corrected, ignored }: Pick<NameMatches, 'place' | 'total' | 'corrected' | 'ignored'>,
): MeantLocality | null => {
  const [first, next] = localities
  if (!first || place?.kind === 'district') return null
  // Another grammatical case of a name may be another word.
  if (!exact && total > 0 && !corrected && ignored.length === 0) return null
  if (next) {
    const isDominant = first.facilities >= minLargePlace && first.facilities >= dominance * next.facilities
    return isDominant ? null : { kind: 'choice', cities: localities }
  }
  if (first.facilities > 0) return qualified ? { kind: 'one', city: first } : null
  return inFacilityNames && !qualified ? { kind: 'choice', cities: [first] } : { kind: 'one', city: first }
}
