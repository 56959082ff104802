import type { Language } from '#core/kernel/language.ts'

/** The 18 default cities as the frame of every page has them: `Kraków, małopolskie` and `malopolskie/krakow`. */
export type DefaultCities = Readonly<Record<Language, readonly { readonly label: string; readonly city: string }[]>>
