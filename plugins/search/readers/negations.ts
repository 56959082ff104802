import { exclusionPrefixes } from '#core/search/exclusion.ts'
import type { AvailableFacet } from '#core/search/facet.ts'
import { type FacetSelection, isOptionList } from '#core/search/facet-selection.ts'
import { mergeSelections } from '#core/search/merge-selections.ts'
import { isAt, lengthAt, lengthsAt, phrasesOf } from '#core/search/phrase.ts'
import type { Proposal } from '#core/search/reading/meaning.ts'
import type { Word } from '#core/search/words.ts'
import { selected } from '../domain/selections.ts'
import { atEach, propose } from './spans.ts'
import type { FilterAt } from './vocabulary.ts'

const negations = phrasesOf(
  `bez, nie, oprócz, prócz, poza, żaden, żadna, żadne, żadnego, żadnej, żadnych, nic, unikam, unikamy, zamiast, byle nie, tylko nie, no, not, nothing, isn't, isnt,
   aren't, arent, doesn't, doesnt, don't, dont, avoid, avoiding, instead of, without, except, except for, excluding, anything but, other than, rather than,
   без, не, немає, нема, нічого, крім, окрім, замість, жоден, жодна, жодне, жодного, жодної, жодних, тільки не, лише не`,
)
/** Returns whether a negation begins at a position. */
export const isNegation = (words: readonly Word[], at: number): boolean => lengthAt(negations, words, at) > 0

/** Words after which only a filter is denied; a place after them is outside of the search, anything else is no wish. */
const onlyOfFilters = phrasesOf('poza, nic, no, zamiast, instead of, замість')
const beforePlaces = phrasesOf('w, we, na, in, у, в, на')
/** Words between a negation and that which it denies. */
const between = phrasesOf(
  `chcę, chcemy, chcielibyśmy, chciałabym, chciałbym, mieć, ma, mają, być, było, jest, są, potrzebuję, potrzebujemy, potrzeba, interesuje, szukam,
   może, moze, je, jeść, pić, toleruje, żadne, żadnego, żadnej, żadnych, koniecznie, z, ze, w, a, an, the, any, need, want, to, with, having, have, has, be, is, required, necessarily, хочу, хочемо, потрібно, потрібен,
   потрібна, має, мати, бути, треба, обов'язково, з, із, зі`,
)
/** Phrases for something that need not be, which do not exclude it. */
const notNeeded = phrasesOf(
  `nie musi, nie musi być, nie musi mieć, nie muszą być, nie muszą mieć, niekoniecznie, nie koniecznie, doesn't have to be, does not have to be, doesn't need, does not need, need not be,
   не обов'язково, не мусить, не мусить бути`,
)
const maxBetween = 4
const and = phrasesOf('i, ani, oraz, lub, albo, czy, and, nor, or, та, і, й, або, ані, чи')
const afterwards = phrasesOf(
  `niepotrzebn*, nie potrzeb*, nie jest potrzebn*, nie jest koniecz*, niekonieczn*, nie jest wymagan*, not needed, not necessary, not required, is not needed,
   не потріб*, не обов'язков*, необов'язков*`,
)
/** After `not only` nothing is denied. */
const only = phrasesOf('tylko, only, just, лише, тільки')

/** Key under which options of a facet are excluded. */
const excluded = (key: string): string => `${exclusionPrefixes.key}${key}`

/** Returns the selection that excludes the options of a selection; `null` where something of it cannot be excluded. */
const exclusionOf = (selection: FacetSelection, available: readonly AvailableFacet[]): FacetSelection | null => {
  const entries = Object.entries(selection)
  const isPossible = entries.every(([key, value]) => isOptionList(value) && available.some((facet) => facet.key === excluded(key)))
  return isPossible ? Object.fromEntries(entries.map(([key, value]) => [excluded(key), value])) : null
}

const endsBefore = (words: readonly Word[], at: number): boolean => words[at - 1]?.endsPart ?? false

/** Reads what must not be: `bez ogrodu`, `nie prywatne ani katolickie`, `anything but Montessori`, `ogród niepotrzebny`. */
export const readNegations = (
  words: readonly Word[],
  available: readonly AvailableFacet[],
  filtersAt: (at: number) => readonly FilterAt[],
): readonly Proposal[] => {
  const longestAt = (at: number): FilterAt | null => filtersAt(at).toSorted((a, b) => b.length - a.length)[0] ?? null
  /** Returns whether the denied features are diets, which are wished for then: `bez laktozy`, `nie je glutenu`. */
  const isDiet = ({ features }: FacetSelection) => {
    const diets = selected(available, 'features', ['diety', 'posilki-wegetarianskie'])?.['features']
    return (
      features !== undefined &&
      diets !== undefined &&
      isOptionList(features) &&
      isOptionList(diets) &&
      features.every((one) => diets.includes(one))
    )
  }
  const asProposal = (from: number, to: number, denied: readonly FacetSelection[]): Proposal => {
    if (denied.every(isDiet)) return propose(from, to, { kind: 'filter', selection: mergeSelections(denied) }, 'filter')
    const exclusions = denied.map((selection) => exclusionOf(selection, available)).filter((one) => one !== null)
    return exclusions.length === denied.length
      ? propose(from, to, { kind: 'filter', selection: mergeSelections(exclusions) }, 'measure')
      : propose(from, to, { kind: 'unmet', reason: 'denied' }, 'measure')
  }

  const deniedAt = (from: number, start: number, isOfFilters: boolean): readonly Proposal[] => {
    let end = start
    if (lengthAt(only, words, end) > 0) return []
    let denied: FilterAt | null = null
    for (let skipped = 0; skipped <= maxBetween && end < words.length && !(end > start && endsBefore(words, end)); skipped++) {
      denied = longestAt(end)
      const length = denied ? 0 : lengthAt(between, words, end)
      if (length === 0) break
      end += length
    }
    if (!denied) {
      if (isOfFilters || lengthAt(beforePlaces, words, start) > 0 || start >= words.length || endsBefore(words, start)) return []
      // The next word is what must not be, whatever it is; places and names are worth more.
      return [propose(from, Math.min(end, words.length - 1) + 1, { kind: 'unmet', reason: 'denied' }, 'denied')]
    }
    end += denied.length
    const all = [denied.selection]
    for (;;) {
      const joined = endsBefore(words, end) ? 0 : lengthAt(and, words, end)
      const next = joined > 0 ? longestAt(end + joined) : null
      if (!next || !Object.keys(next.selection).some((key) => key in denied.selection)) break
      all.push(next.selection)
      end += joined + next.length
    }
    return [asProposal(from, end, all)]
  }

  return [
    ...atEach(words, (from) =>
      lengthsAt(notNeeded, words, from).flatMap((length) => {
        const filter = longestAt(from + length)
        return filter ? [propose(from, from + length + filter.length, { kind: 'link' }, 'measure')] : []
      }),
    ),
    ...atEach(words, (from) =>
      lengthsAt(negations, words, from).flatMap((length) =>
        deniedAt(
          from,
          from + length,
          onlyOfFilters.some((phrase) => isAt(phrase, words, from)),
        ),
      ),
    ),
    ...atEach(words, (from) =>
      filtersAt(from).flatMap(({ length }) => {
        const to = from + length
        const after = endsBefore(words, to) ? 0 : lengthAt(afterwards, words, to)
        // Not needed is not the same as not wanted.
        return after > 0 ? [propose(from, to + after, { kind: 'link' }, 'measure')] : []
      }),
    ),
  ]
}
