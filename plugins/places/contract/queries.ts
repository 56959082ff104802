import type { Effect } from 'effect'
import type { Point } from '#core/kernel/distance.ts'
import type { Language } from '#core/kernel/language.ts'
import { token } from '#core/kernel/token.ts'
import type { CityEntry } from './city-entry.ts'

/** Read-only queries of cities for other plugins. Display names are Polish by default. */
export interface Cities {
  /**
   * Returns the cities of a voivodeship with active facilities, in alphabetical order. `specialization`: tag ids; only
   * facilities with any of them count.
   */
  inVoivodeship(voivodeship: string, specialization: readonly string[] | null): Effect.Effect<readonly CityEntry[]>
  /** Returns a city by its slugs, also one without active facilities; `null` when there is none. */
  bySlug(voivodeship: string, city: string, language?: Language): Effect.Effect<CityEntry | null>
  /** Returns several cities by their slugs in no particular order, without unknown ones. */
  bySlugs(
    slugs: readonly { readonly voivodeship: string; readonly slug: string }[],
    language: Language,
  ): Effect.Effect<readonly CityEntry[]>
  /** Returns the 18 voivodeship capitals in the order of decisions §27, always with bounding boxes. */
  voivodeshipCapitals(language?: Language): Effect.Effect<readonly CityEntry[]>
}
export const Cities = token<Cities>('places/Cities')

/** Street with a number if it is known, or a postcode: `ul. Długa 5`, `31-147`. */
export interface FoundAddress extends Point {
  readonly label: string
}

/** Street of a city: `Długa` or `ul. Długa`, and a point in it. */
export interface Street extends Point {
  readonly name: string
}

/**
 * Points of addresses as lists need them, from the addresses of facilities and the streets of the 18 voivodeship
 * capitals; no other server is asked, so that they may be read for each request.
 */
export interface AddressPoints {
  /** Finds a street, with or without a number, or a postcode in a city (slugs); `null` if it is unknown. */
  inCity(city: { readonly voivodeship: string; readonly slug: string }, text: string): Effect.Effect<FoundAddress | null>
  /** Returns the streets of a city with a point of each, from A to Z: those of the base map, elsewhere those with a facility. */
  streets(city: { readonly voivodeship: string; readonly slug: string }): Effect.Effect<readonly Street[]>
}
export const AddressPoints = token<AddressPoints>('places/AddressPoints')

/** Quarter of a town that is known by its point alone: no register names it, and it has no boundary. */
export interface Quarter extends Point {
  readonly name: string
  /** Unique in its town; the address of its pages. */
  readonly slug: string
  /** Slugs of its town. */
  readonly voivodeship: string
  readonly city: string
  /** 1 for a large part of a town, 2 for a quarter, 3 for a neighbourhood. */
  readonly rank: number
}

/**
 * Quarters of the towns of the directory, from the base map that is in use, also those that have the name of a district:
 * those of large towns, or of all towns of the operator's map.
 */
export interface Quarters {
  /** Returns the quarters of a town (slugs) from A to Z. */
  inCity(city: { readonly voivodeship: string; readonly slug: string }): Effect.Effect<readonly Quarter[]>
  /** Returns those of all towns, town by town. */
  all(): Effect.Effect<readonly Quarter[]>
  /** Returns what changes when others are in use. */
  version(): Effect.Effect<string>
}
export const Quarters = token<Quarters>('places/Quarters')

/** Grammar of place names. */
export interface PlaceGrammar {
  /**
   * Returns a locality as the place of something, with preposition: `w Krakowie`, `у Кракові`, `in Kraków`; `null`
   * where the form is not known.
   */
  locativeOf(name: string, language: Language): string | null
}
export const PlaceGrammar = token<PlaceGrammar>('places/PlaceGrammar')
