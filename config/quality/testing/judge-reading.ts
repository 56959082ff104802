import { timeOfDay } from '#core/kernel/time-of-day.ts'
import { type FacetSelection, isOptionList } from '#core/search/facet-selection.ts'
import { mergeSelections } from '#core/search/merge-selections.ts'
import type { NamedPlace } from '#core/search/name-index.port.ts'
import { textOf } from '#core/search/reading/search-text.ts'
import type { Reading } from '#plugins/search/domain/reading.ts'
import type { WrittenSentence } from '#plugins/search/testing/sentences/written-sentence.ts'

const units: Readonly<Record<string, (value: number) => string>> = {
  price: (value) => String(value / 100),
  rating: (value) => String(value / 10),
  opens: (minutes) => timeOfDay(minutes).replace(/^0/, ''),
  closes: (minutes) => timeOfDay(minutes).replace(/^0/, ''),
}

/** URL values of the sectors, the only facet of seeded facets whose values are others. */
const sectors: Readonly<Record<string, string>> = { public: 'publiczne', non_public: 'niepubliczne' }

/** Writes a selection as sentences do: `features=logopeda,ogrod`, `not ownership=katolicka`, `price=..1500`. */
export const filtersOf = (selection: FacetSelection): readonly string[] =>
  Object.entries(selection)
    .map(([key, value]) => {
      if (value === true) return key
      if (isOptionList(value))
        return `${key.startsWith('not_') ? `not ${key.slice(4)}` : key}=${value
          .map((one) => sectors[one] ?? one)
          .sort()
          .join(',')}`
      const unit = units[key] ?? String
      return `${key}=${value.min === undefined ? '' : unit(value.min)}..${value.max === undefined ? '' : unit(value.max)}`
    })
    .toSorted()

const nameOf = (place: NamedPlace): string => {
  if (place.kind === 'voivodeship') return place.voivodeship
  if (place.kind === 'county') return `powiat ${place.county.name}`
  return place.kind === 'city' ? place.city.name : `${place.part.city}/${place.part.name}`
}

const relations = { in: '', near: 'near ', outside: 'not ', from: '' } as const

/** Reading of a sentence, in the form in which sentences are written. */
export interface ReadSentence {
  readonly filters: readonly string[]
  readonly places: readonly string[]
  /** Radius around the place; 0 inside its border. */
  readonly km: number
  readonly order: string | null
  readonly name: string | null
  readonly question: readonly string[]
  /** Words that are named as not understood, or as a wish that nothing expresses. */
  readonly unread: readonly string[]
  readonly offTopic: boolean
  readonly choice: readonly string[]
}

/** Writes a reading in the form of the written sentences. */
export const writeReading = (reading: Reading): ReadSentence => {
  const { parts, addresses, text } = reading
  const of = <Kind extends (typeof parts)[number]['kind']>(kind: Kind) =>
    parts.filter((part): part is Extract<(typeof parts)[number], { kind: Kind }> => part.kind === kind)
  const places = of('place')
  const named = places.flatMap(({ places: some, relation }) => some.map((place) => `${relations[relation]}${nameOf(place)}`))
  const cities = places.flatMap(({ places: [place] }) => (place?.kind === 'city' ? [place.city.name] : []))
  return {
    filters: filtersOf(mergeSelections(of('filter').map(({ selection }) => selection))),
    places: addresses.length > 0 ? addresses.map((address) => [...cities, address.text].join(', ')) : named,
    km: (places.find(({ metres }) => metres !== null)?.metres ?? addressMetres(addresses.length)) / 1000,
    order: of('order')[0]?.order ?? null,
    name:
      of('name').length > 0
        ? of('name')
            .map(({ tokens }) => textOf(text, tokens))
            .join(' ')
        : null,
    question: reading.questions,
    unread: [...reading.unmet.map(({ tokens }) => textOf(text, tokens)), ...reading.unread.map((token) => text.tokens[token]?.text ?? '')],
    offTopic: reading.isOffTopic,
    choice: reading.choice ? reading.choice.places.map(nameOf) : [],
  }
}

/** Addresses are resolved later, within their own radius. */
const addressMetres = (addresses: number): number => (addresses > 0 ? 5000 : 0)

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/ł/g, 'l')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .replace(/\p{M}/gu, '')
    .trim()

/** Two-valued: who is not private is public. */
const sameFilter = (filter: string): string =>
  filter.replace('not sector=niepubliczne', 'sector=publiczne').replace('not sector=publiczne', 'sector=niepubliczne')

/**
 * Differences between a written meaning and a reading; `silent`: something is applied that nobody wanted, or a wish is
 * lost without a word.
 */
export const judgeReading = (
  written: WrittenSentence,
  read: ReadSentence,
): { readonly differences: readonly string[]; readonly silent: boolean } => {
  const differences: string[] = []
  let silent = false
  const expected = [...(written.filters ?? [])].map(sameFilter).toSorted()
  const actual = read.filters.map(sameFilter)
  // A whole name that is read as such says its kind too.
  const isInName = (filter: string) =>
    written.name !== undefined && read.name !== null && /^(category|specialization|ownership|sector)=/.test(filter)
  const missing = expected.filter((one) => !actual.includes(one) && !isInName(one))
  const extra = actual.filter((one) => !expected.includes(one))
  if (missing.length > 0) differences.push(`missing ${missing}`)
  if (extra.length > 0) differences.push(`extra ${extra}`)
  if (extra.length > 0) silent = true
  const unreadText = read.unread.map(plain).join(' | ')
  const wantedPlaces = (written.places ?? []).map(plain)
  const readPlaces = read.places.map(plain)
  const samePlaces =
    wantedPlaces.length === readPlaces.length &&
    wantedPlaces.every((place) =>
      readPlaces.some(
        (other) =>
          (place.length > 12 &&
            (written.places ?? []).some((one) => one.includes(',')) &&
            other.split(' ')[0] === place.replace(/^near /, '').split(' ')[0]) ||
          other === place ||
          other === place.replace(/^near /, '') ||
          `near ${other}` === place ||
          other.replace(/^near /, '') === place,
      ),
    )
  if (!samePlaces) {
    differences.push(`places ${read.places.join(' + ') || '-'}${read.choice.length > 0 ? ` (choice ${read.choice.length})` : ''}`)
    // A quarter that no data has is named as not understood, and its city searched.
    const isSaid = wantedPlaces.every(
      (place) =>
        readPlaces.includes(place) ||
        plain(place)
          .split(' ')
          .some((word) => unreadText.includes(word)),
    )
    if (read.places.length > 0 && !isSaid) silent = true
  }
  if (written.km !== undefined && written.km !== read.km && read.places.every((place) => !place.includes(',')))
    differences.push(`km ${read.km}`)
  if ((written.order ?? null) !== read.order) differences.push(`order ${read.order}`)
  if (written.name === undefined ? read.name !== null : !plain(read.name ?? '').includes(plain(written.name))) {
    differences.push(`name ${read.name}`)
    if (written.name === undefined) silent = true
  }
  if (written.question !== undefined ? !read.question.includes(written.question) : read.question.length > 0 && written.name === undefined)
    differences.push(`question ${read.question}`)
  const unsaid = (written.unread ?? []).filter((words) => !unreadText.includes(plain(words)))
  if (unsaid.length > 0) {
    differences.push(`unsaid ${unsaid}`)
    silent = true
  }
  const words = plain(written.text).split(' ').length
  if (read.unread.length > (written.unread?.length ?? 0) + Math.max(1, words / 8)) differences.push(`unread ${read.unread.join(', ')}`)
  if ((written.offTopic ?? false) !== read.offTopic && !(written.offTopic && read.filters.length + read.places.length === 0))
    differences.push(`offTopic ${read.offTopic}`)
  return { differences, silent: silent && differences.length > 0 }
}
