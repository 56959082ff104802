/** Interface languages by key; Polish is the default, a missing key falls back to English (decisions §0.12 and §0.18). */
export const languages = ['pl', 'ua', 'en'] as const

export type Language = (typeof languages)[number]

/** BCP 47 tag, for `lang`, `hreflang` and Intl: the key `ua` is the language `uk`. */
export const tagOf: Readonly<Record<Language, string>> = { pl: 'pl', ua: 'uk', en: 'en' }

/** Path prefix of a public page in each language; Polish addresses have none. */
export const prefixOf: Readonly<Record<Language, string>> = { pl: '', ua: '/uk', en: '/en' }

/** Returns the address of a Polish path in a language: `/zlobki` in Ukrainian is `/uk/zlobki`, `/` is `/uk`. */
export const addressIn = (path: string, language: Language): string =>
  path === '/' && prefixOf[language] ? prefixOf[language] : prefixOf[language] + path

/** Splits an address into the language and the path without language prefix: `/uk/zlobki-miasta` → ua, `/zlobki-miasta`. */
export const splitLanguage = (path: string): { readonly language: Language; readonly path: string } => {
  const found = languages.find(
    (language) =>
      prefixOf[language] &&
      (path === prefixOf[language] || path.startsWith(`${prefixOf[language]}/`) || path.startsWith(`${prefixOf[language]}?`)),
  )
  if (!found) return { language: 'pl', path }
  const rest = path.slice(prefixOf[found].length)
  return { language: found, path: rest.startsWith('/') ? rest : `/${rest}` }
}
