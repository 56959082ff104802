import { Effect } from 'effect'
import type { FacilityCards } from '#plugins/catalogue/contract/queries.ts'
import type { RanSearch } from './run-search.ts'

/** Page that a text leads to without a list: of the only place or facility that it names. */
export type ExactPage =
  | { readonly kind: 'place'; readonly city: string; readonly district: string | null }
  | { readonly kind: 'facility'; readonly slug: string }

/** Returns the page of the place or facility that is all that a text says; `null` where there is more or another one could be meant. */
export const exactPage = Effect.fn('search.exact-page')(function* (
  { reading, matches, relaxed, alternative }: RanSearch,
  cards: Pick<FacilityCards, 'listed'>,
) {
  const { parts, unread, unmet, choice, questions, text } = reading
  const [part, ...others] = parts
  const isAlone =
    part !== undefined && others.length === 0 && unread.length === 0 && unmet.length === 0 && choice === null && relaxed === null
  if (!isAlone || questions.length > 0 || text.tokens.some(({ quoted }) => quoted) || part.tokens.length !== text.tokens.length) return null
  if (part.kind === 'name') {
    const [id] = part.ids
    if (part.ids.length !== 1 || id === undefined || matches.total !== 1) return null
    const [card] = yield* cards.listed([id])
    return card ? ({ kind: 'facility', slug: card.slug } satisfies ExactPage) : null
  }
  if (part.kind !== 'place' || part.relation !== 'in' || part.metres !== null || alternative !== null) return null
  const [place, another] = part.places
  if (!place || another || place.kind === 'voivodeship' || place.kind === 'county' || place.kind === 'quarter') return null
  const page: ExactPage | null =
    place.kind === 'city'
      ? place.city.cityCache === null
        ? null
        : { kind: 'place', city: place.city.cityCache, district: null }
      : { kind: 'place', city: place.part.cityCache, district: place.part.slug }
  return page
})
