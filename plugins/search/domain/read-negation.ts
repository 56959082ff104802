import type { AvailableFacet } from '#core/search/facet.ts'
import type { FacetSelection } from '#core/search/facet-selection.ts'
import { isAt, lengthAt, phrasesOf } from '#core/search/phrase.ts'
import type { Word } from '#core/search/words.ts'
import { type FilterAt, filterAt, selected } from './find-filter.ts'

/** Part of a text that says what must not be, and the number of words that it takes. */
export interface FoundNegation {
  /** The opposite, if one of the filters is it: public for `nie prywatne`; `null`: no filter says this. */
  readonly selection: FacetSelection | null
  readonly length: number
}

const negations = phrasesOf(
  `bez, nie, oprócz, prócz, poza, żaden, żadna, żadne, żadnego, żadnej, żadnych, nic, unikam, unikamy, zamiast, no, not, nothing, isn't, isnt, aren't,
   arent, doesn't, doesnt, don't, dont, avoid, avoiding, instead of, without, except, except for, excluding,
   anything but, other than, rather than, без, не, немає, нема, нічого, крім, окрім, замість, жоден, жодна, жодне, жодного, жодної, жодних`,
)
/** Negations of places rather than of wishes, unless a filter follows. */
const onlyOfFilters = phrasesOf('poza')
const only = phrasesOf('tylko, only, just, лише, тільки')
/** Words before a place: `nie na Woli` denies no wish, but a place. */
const beforePlaces = phrasesOf('w, we, na, in, у, в, на')
/** Words between a negation and that which it denies. */
const between = phrasesOf(
  `chcę, chcemy, chcielibyśmy, chciałabym, chciałbym, musi, muszą, mieć, ma, mają, być, było, jest, są, potrzebuję, potrzebujemy, potrzeba, interesuje, szukam,
   może, żadne, żadnego, żadnej, żadnych, koniecznie, z, ze, a, an, the, any, need, want, to, with, having, have, has, be, is, required, necessarily, хочу, хочемо, потрібно, потрібен,
   потрібна, має, мати, бути, треба, обов'язково, з, із, зі`,
)
const maxBetween = 4
const and = phrasesOf('i, ani, oraz, lub, albo, czy, and, nor, or, та, і, й, або, ані, чи')
const afterwards = phrasesOf(
  `niepotrzebn*, nie potrzeb*, nie jest potrzebn*, nie jest koniecz*, niekonieczn*, nie jest wymagan*, not needed, not necessary, not required, is not needed,
   не потріб*, не обов'язков*, необов'язков*`,
)

/** Options of which one is the opposite of the other. */
const opposites: readonly (readonly [key: string, params: readonly string[], opposite: readonly string[]])[] = [
  ['category', ['zlobki'], ['przedszkola']],
  ['category', ['przedszkola'], ['zlobki']],
  ['ownership', ['publiczna'], ['niepubliczna', 'prywatna']],
  ['ownership', ['niepubliczna', 'prywatna'], ['publiczna']],
]

const oppositeOf = (available: readonly AvailableFacet[], selection: FacetSelection): FacetSelection | null => {
  const same = JSON.stringify(selection)
  const found = opposites.find(([key, params]) => JSON.stringify(selected(available, key, params)) === same)
  return found ? selected(available, found[0], found[2]) : null
}

const endsBefore = (typed: readonly Word[], at: number): boolean => typed[at - 1]?.endsPart ?? false

/** Reads what must not be at a position: `bez ogrodu`, `nie prywatne`, `anything but a private one`, `bez religii`. */
export const negationAt = (available: readonly AvailableFacet[], typed: readonly Word[], at: number): FoundNegation | null => {
  const negation = negations.find((phrase) => isAt(phrase, typed, at))
  if (!negation) return null
  let end = at + negation.words.length
  const isOnly = lengthAt(only, typed, end) > 0
  let denied: FilterAt | null = null
  for (let skipped = 0; skipped <= maxBetween && end < typed.length && !endsBefore(typed, end); skipped++) {
    denied = filterAt(available, typed, end)
    const length = denied ? 0 : lengthAt(between, typed, end) || lengthAt(only, typed, end)
    if (length === 0) break
    end += length
  }
  if (!denied) {
    if (onlyOfFilters.some((phrase) => isAt(phrase, typed, at))) return null
    if (lengthAt(beforePlaces, typed, end) > 0) return null
    const hasObject = end < typed.length && !endsBefore(typed, end)
    return { selection: null, length: end + (hasObject ? 1 : 0) - at }
  }
  end += denied.length
  let opposite = isOnly ? null : oppositeOf(available, denied.selection)
  for (;;) {
    const joined = endsBefore(typed, end) ? 0 : lengthAt(and, typed, end)
    const next = joined > 0 ? filterAt(available, typed, end + joined) : null
    if (!next || !Object.keys(next.selection).some((key) => key in denied.selection)) break
    end += joined + next.length
    opposite = null
  }
  return { selection: opposite, length: end - at }
}

/** Number of words after a filter that make it unnecessary: `ogród niepotrzebny`. */
export const deniedAfterwards = (typed: readonly Word[], at: number): number =>
  endsBefore(typed, at) ? 0 : lengthAt(afterwards, typed, at)
