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

const search = (query: Query = {}) => {
  const words = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    for (const one of value === undefined ? [] : [value].flat()) words.append(key, String(one))
  }
  return words.size ? `?${words}` : ''
}

/** The link maker for one language over the route names of the installed plugins. */
export const makeHref = (routes: Readonly<Record<string, string>>, language: Language): Href =>
  ((to: string, params: Readonly<Record<string, string>> = {}, query?: Query) => {
    const pattern = to.startsWith('/') ? to : routes[to]
    if (pattern === undefined) return undefined
    const path = to.startsWith('/') ? to : pattern.replace(/@(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
    return `${twin(path, language)}${search(query)}`
  }) as Href

/** The address of a Polish path's twin: `/zlobki` in Ukrainian is `/uk/zlobki`. */
export const twin = (path: string, language: Language): string =>
  path === '/' && prefixOf[language] ? prefixOf[language] : `${prefixOf[language]}${path}`
