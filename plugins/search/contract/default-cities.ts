import type { Language } from '#core/kernel/language.ts'

/** The 18 default cities by language, as layout data of every page: `Kraków, małopolskie` and `malopolskie/krakow`. */
export type DefaultCities = Readonly<Record<Language, readonly { readonly label: string; readonly city: string }[]>>
