import type { Effect } from 'effect'
import type { Language } from '#core/kernel/language.ts'
import { token } from '#core/kernel/token.ts'
import type { CityEntry } from './city-entry.ts'

/** What others may ask of places. Display names are Polish unless a language is told. */
export interface Cities {
  /** Cities of a voivodeship with active facilities, A to Z; of those with any of the specialization tags (ids) where some are told. */
  of(voivodeship: string, specialization: readonly string[] | null): Effect.Effect<readonly CityEntry[]>
  /** One city by its slugs, with active facilities or without; `null` where there is none. */
  bySlug(voivodeship: string, city: string, language?: Language): Effect.Effect<CityEntry | null>
  /** The same of several at once, in no order, those that are none left out. */
  bySlugs(
    slugs: readonly { readonly voivodeship: string; readonly slug: string }[],
    language: Language,
  ): Effect.Effect<readonly CityEntry[]>
  /** The 18 listed cities in the order of decisions §27, boxes always told. */
  seats(language?: Language): Effect.Effect<readonly CityEntry[]>
}
export const Cities = token<Cities>('places/Cities')
