import { prefixOf, type Language } from '#core/kernel/language.ts'

type Query = Readonly<Record<string, string | number | readonly string[] | undefined>>

/**
 * Makes every link. A path (`/`) always has an address; a route name has one only while a plugin brings that page,
 * otherwise callers show plain text.
 */
export interface Href {
  (path: `/${string}`, params?: undefined, query?: Query): string
  (name: string, params?: Readonly<Record<string, string>>, query?: Query): string | undefined
}

const search = (query: Query | undefined) => {
  if (!query) return ''
  const words = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    for (const one of value === undefined ? [] : [value].flat()) words.append(key, String(one))
  }
  return words.size ? `?${words}` : ''
}

/** Patterns cut at their parameters, once: a page of a list has a hundred links. */
const cut = new Map<string, readonly string[]>()

const partsOf = (pattern: string): readonly string[] => {
  const parts = cut.get(pattern) ?? pattern.split(/@(\w+)/)
  cut.set(pattern, parts)
  return parts
}

/** `/placowka/@facility` with its parameters in place. */
const filled = (pattern: string, params: Readonly<Record<string, string>>): string => {
  let path = ''
  for (const [n, part] of partsOf(pattern).entries()) path += n % 2 ? encodeURIComponent(params[part] ?? '') : part
  return path
}

/** The link maker for one language over the route names of the installed plugins. */
export const makeHref = (routes: Readonly<Record<string, string>>, language: Language): Href =>
  ((to: string, params: Readonly<Record<string, string>> = {}, query?: Query) => {
    if (to.startsWith('/')) return `${twin(to, language)}${search(query)}`
    const pattern = routes[to]
    return pattern === undefined ? undefined : `${twin(filled(pattern, params), language)}${search(query)}`
  }) as Href

/** Addresses that are the same in all languages: who has signed in reads them in the account's (decisions §0 row 18). */
export const isPrivate = (path: string): boolean => /^\/(user|user_facility|support|cms)(?=[/?#]|$)/.test(path)

/** The address of a Polish path's twin: `/zlobki` in Ukrainian is `/uk/zlobki`. */
export const twin = (path: string, language: Language): string => {
  if (isPrivate(path)) return path
  return path === '/' && prefixOf[language] ? prefixOf[language] : `${prefixOf[language]}${path}`
}
