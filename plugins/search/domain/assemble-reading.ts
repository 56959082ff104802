import type { AvailableFacet } from '#core/search/facet.ts'
import { type FacetSelection, isOptionList } from '#core/search/facet-selection.ts'
import { mergeSelections } from '#core/search/merge-selections.ts'
import type { NamedPlace } from '#core/search/name-index.port.ts'
import type { Cover } from '#core/search/reading/choose-meanings.ts'
import type { Meaning, Proposal } from '#core/search/reading/meaning.ts'
import { type SearchText, tokensOf } from '#core/search/reading/search-text.ts'
import { kindsOfAge, takesAge } from './ages.ts'
import type { PlaceChoice, ReadCriterion, Reading } from './reading.ts'
import { areaOf, cityOf, meantPlaces, nameOfPlace } from './resolve-place.ts'
import { selected } from './selections.ts'

type Of<Kind extends Meaning['kind']> = Extract<Meaning, { kind: Kind }>
type Chosen<Kind extends Meaning['kind']> = Proposal & { readonly meaning: Of<Kind> }

const chosenOf = <Kind extends Meaning['kind']>({ chosen }: Cover, kind: Kind): readonly Chosen<Kind>[] =>
  chosen.filter((one): one is Chosen<Kind> => one.meaning.kind === kind)

/** Specializations whose names are the same words as those of the categories. */
const narrowKinds = { zlobki: 'zlobek', przedszkola: 'przedszkole' } as const

type FilterCriterion = Extract<ReadCriterion, { kind: 'filter' }>

/** Returns the specialization whose name is that of the category of a selection. */
const narrowed = (selection: FacetSelection, key: 'category' | 'not_category', facets: readonly AvailableFacet[]): FacetSelection => {
  const { [key]: category, ...others } = selection
  if (!category || !isOptionList(category)) return selection
  const params = Object.entries(narrowKinds).flatMap(([of, param]) => (category.includes(of) ? [param] : []))
  const values = Object.values(selected(facets, 'specialization', params) ?? {})[0]
  return values && isOptionList(values) ? { ...others, [key === 'category' ? 'specialization' : 'not_specialization']: values } : selection
}

/**
 * Joins kinds of facility: `żłobek albo klub malucha` means either, and `nie żłobek tylko klub malucha` excludes the
 * nursery proper, not all that nurseries in the wide sense are.
 */
const joinKinds = (cover: Cover, filters: readonly FilterCriterion[], facets: readonly AvailableFacet[]): readonly FilterCriterion[] => {
  const hasSpecialization = filters.some(({ selection }) => 'specialization' in selection)
  if (!hasSpecialization) return filters
  const hasOr = chosenOf(cover, 'or').length > 0
  return filters.map((part) => ({
    ...part,
    selection: narrowed(hasOr ? narrowed(part.selection, 'category', facets) : part.selection, 'not_category', facets),
  }))
}

/** Facets of which options that several parts name are alternatives, so that fewer of them say more. */
const alternatives = ['category', 'specialization', 'ownership']

/** Returns the options of a part that selects those of one such facet; of any other part none. */
const alternativesOf = ({ selection }: FilterCriterion): readonly string[] => {
  const [first, ...others] = Object.entries(selection)
  if (!first || others.length > 0) return []
  const [key, options] = first
  return alternatives.includes(key) && isOptionList(options) ? options.map((option) => `${key}=${option}`) : []
}

/**
 * Joins a part to the one with the fewest of its options: `przedszkole integracyjne, zespół downa` are those with
 * integration, not special ones too.
 */
const joinWider = (parts: readonly FilterCriterion[]): readonly FilterCriterion[] => {
  const withOptions = parts
    .map((part) => ({ part, options: alternativesOf(part) }))
    .filter(({ options }) => options.length > 0)
    .toSorted((a, b) => a.options.length - b.options.length)
  const narrowerOf = new Map(
    withOptions.flatMap(({ part, options }) => {
      const narrower = withOptions.find((one) => one.options.length < options.length && one.options.every((own) => options.includes(own)))
      return narrower ? [[part, narrower.part] as const] : []
    }),
  )
  return parts.flatMap((part) => {
    if (narrowerOf.has(part)) return []
    const joined = [...narrowerOf].flatMap(([wider, narrower]) => (narrower === part ? wider.tokens : []))
    return [joined.length > 0 ? { ...part, tokens: [...part.tokens, ...joined].toSorted((a, b) => a - b) } : part]
  })
}

/** Adds the kinds of facility that ages of children mean, unless the text names a kind; an age that no named kind takes is unmet. */
const readAges = (text: SearchText, cover: Cover, filters: readonly FilterCriterion[], facets: readonly AvailableFacet[]) => {
  const added: FilterCriterion[] = []
  const unmet: Reading['unmet'][number][] = []
  const merged = mergeSelections(filters.map(({ selection }) => selection))
  const named = merged['category']
  const isKindNamed = named !== undefined || 'specialization' in merged
  for (const { from, to, meaning } of chosenOf(cover, 'age')) {
    const tokens = tokensOf(text, from, to)
    const kinds = [...new Set(meaning.years.flatMap(kindsOfAge))]
    const fits =
      named && isOptionList(named)
        ? meaning.years.some((years) => named.some((kind) => (kind === 'zlobki' || kind === 'przedszkola') && takesAge(kind, years)))
        : kinds.length > 0
    if (!fits) unmet.push({ tokens, reason: 'age' })
    const selection = isKindNamed || kinds.length === 0 ? null : selected(facets, 'category', kinds)
    if (selection) added.push({ kind: 'filter', selection, tokens })
  }
  return { added, unmet }
}

const nameOf = (place: NamedPlace | undefined): string => (place ? nameOfPlace(place) : '')

const readPlaces = (text: SearchText, cover: Cover) => {
  const metres = chosenOf(cover, 'distance')[0]?.meaning.metres ?? null
  const distance = chosenOf(cover, 'distance').flatMap(({ from, to }) => tokensOf(text, from, to))
  const all = chosenOf(cover, 'place')
  // Where somebody comes from is where something is searched only if nothing else is named.
  const targets = all.filter(({ meaning: { relation } }) => relation === 'in' || relation === 'near')
  const spans = targets.length > 0 ? all.filter(({ meaning: { relation } }) => relation !== 'from') : all
  const named = spans.flatMap(({ meaning: { places } }) =>
    places.filter(({ kind }) => kind === 'city').flatMap((place) => cityOf(place) ?? []),
  )
  const parts: Extract<ReadCriterion, { kind: 'place' }>[] = []
  const choices: PlaceChoice[] = []
  let isDistanceUsed = false
  for (const { from, to, meaning } of spans) {
    const relation = meaning.relation === 'from' ? 'in' : meaning.relation
    const tokens = tokensOf(text, from, to)
    const meant = meantPlaces(meaning.places, named)
    if (meant.kind === 'choice' && relation !== 'outside') {
      // The same name again is the same choice.
      choices.push({ tokens, places: meant.places })
      continue
    }
    const isOutside = relation === 'outside'
    const sameName = parts.find((part) => nameOf(part.places[0]) === nameOf(meant.places[0]) && (part.relation === 'outside') === isOutside)
    if (sameName) {
      parts[parts.indexOf(sameName)] = { ...sameName, tokens: [...sameName.tokens, ...tokens] }
      continue
    }
    const areas = meant.places.map((place) => areaOf(place, relation, relation === 'outside' ? null : metres))
    const usesDistance: boolean = !isDistanceUsed && relation !== 'outside' && areas[0]?.metres === metres
    isDistanceUsed ||= usesDistance
    parts.push({
      kind: 'place',
      places: meant.places,
      relation,
      tokens: usesDistance ? [...distance, ...tokens] : tokens,
      areas: areas.map(({ area }) => area),
      centre: relation === 'outside' ? null : (areas.find(({ centre }) => centre !== null)?.centre ?? null),
      metres: areas[0]?.metres ?? null,
    })
  }
  // A city beside its own district or quarter says only where that is.
  const withParts = new Set(
    parts.flatMap(({ places, relation }) =>
      relation === 'outside' ? [] : places.flatMap((place) => (place.kind === 'city' ? [] : [cityOf(place)])),
    ),
  )
  const isOnlyContext = ({ places: [first], relation }: (typeof parts)[number]) =>
    relation !== 'outside' && first?.kind === 'city' && withParts.has(cityOf(first))
  const contexts = parts.filter(isOnlyContext).flatMap(({ tokens }) => tokens)
  const joined = parts.filter((part) => !isOnlyContext(part))
  return {
    parts: joined.map((part, at) => (at === 0 ? { ...part, tokens: [...part.tokens, ...contexts].toSorted((a, b) => a - b) } : part)),
    choice: choices[0] ? { tokens: choices.flatMap(({ tokens }) => tokens), places: choices[0].places } : null,
    unusedDistance: isDistanceUsed ? [] : distance,
  }
}

const joiningWords = new Set(['z', 'ze', 'iz', 'zi', 'with', 'and', 'i', 'oraz', 'za'])

/** Returns the token of the word that joins a filter to what is before it, `z ogrodem`, which says nothing without it. */
const joiningBefore = (text: SearchText, { chosen }: Cover, { from }: Proposal): readonly number[] => {
  const before = chosen.find(({ to, meaning }) => to === from && meaning.kind === 'link')
  return before && before.to === before.from + 1 && joiningWords.has(text.words[before.from]?.word ?? '')
    ? tokensOf(text, before.from, before.to)
    : []
}

/** Assembles the meanings that were chosen to what the whole text searches. */
export const assembleReading = (text: SearchText, cover: Cover, facets: readonly AvailableFacet[]): Omit<Reading, 'isName' | 'named'> => {
  const tokens = ({ from, to }: Proposal) => tokensOf(text, from, to)
  /** Tokens after the words that are read. */
  const cut = [...text.tokens.keys()].slice((text.words.at(-1)?.token ?? -1) + 1)
  const filters = joinKinds(
    cover,
    joinWider(
      chosenOf(cover, 'filter').map(
        (one): FilterCriterion => ({
          kind: 'filter',
          selection: one.meaning.selection,
          tokens: [...joiningBefore(text, cover, one), ...tokens(one)],
        }),
      ),
    ),
    facets,
  )
  const ages = readAges(text, cover, filters, facets)
  const places = readPlaces(text, cover)
  const wordsOf = ({ from, to }: Proposal) => text.words.slice(from, to).map(({ word }) => word)
  const names = cover.chosen.flatMap((one): readonly ReadCriterion[] => {
    const { meaning } = one
    if (meaning.kind !== 'facility' && meaning.kind !== 'name') return []
    const [where, ids] = meaning.kind === 'name' ? [meaning.in, []] : ['name' as const, meaning.ids]
    return [{ kind: 'name', in: where, words: wordsOf(one), ids, tokens: tokens(one) }]
  })
  // A text has one order: the first; the same again belongs to it, another one cannot be applied.
  const ordered = chosenOf(cover, 'order')
  const [firstOrder] = ordered
  const sameOrder = ordered.filter(({ meaning }) => meaning.order === firstOrder?.meaning.order)
  const otherOrders = ordered.filter((one) => !sameOrder.includes(one))
  const orders: readonly ReadCriterion[] = firstOrder
    ? [{ kind: 'order', order: firstOrder.meaning.order, tokens: sameOrder.flatMap(tokens) }]
    : []
  const addresses = cover.chosen.flatMap((one) => {
    if (one.meaning.kind === 'address') return [{ tokens: tokens(one), text: one.meaning.address }]
    return one.meaning.kind === 'post-code' ? [{ tokens: tokens(one), text: one.meaning.code }] : []
  })
  const parts = [...filters, ...ages.added, ...places.parts, ...names, ...orders]
  return {
    text,
    parts: parts.toSorted((a, b) => (a.tokens[0] ?? 0) - (b.tokens[0] ?? 0)),
    choice: places.choice,
    unmet: [
      ...chosenOf(cover, 'unmet').map((one) => ({ tokens: tokens(one), reason: one.meaning.reason })),
      ...ages.unmet,
      ...(places.unusedDistance.length > 0 && addresses.length === 0
        ? [{ tokens: places.unusedDistance, reason: 'distance' as const }]
        : []),
    ],
    unread: [...new Set([...cover.leftOver.map((at) => text.words[at]?.token ?? 0), ...otherOrders.flatMap(tokens), ...cut])].toSorted(
      (a, b) => a - b,
    ),
    addresses,
    questions: [...new Set(chosenOf(cover, 'question').map(({ meaning }) => meaning.topic))],
    isOffTopic: chosenOf(cover, 'off-topic').length > 0 && parts.length === 0,
  }
}
