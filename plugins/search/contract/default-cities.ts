import type { Language } from '#core/kernel/language.ts'

/** Default city: `Kraków, małopolskie`, `malopolskie/krakow` and its number of facilities. */
export interface DefaultCity {
  readonly label: string
  readonly city: string
  readonly facilities: number
}

/** The 18 default cities by language, those with most facilities first, as layout data of every page. */
export type DefaultCities = Readonly<Record<Language, readonly DefaultCity[]>>
