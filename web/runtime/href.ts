import { addressIn, type Language } from '#core/kernel/language.ts'

/** Returns an address without its parameters. */
export const withoutQuery = (address: string): string => address.replace(/\?.*/s, '')

type Query = Readonly<Record<string, string | number | readonly string[] | undefined>>

/**
 * Builds all links. A path (`/`) always has an address; a route name only if an installed plugin has that page,
 * otherwise callers show plain text.
 */
export interface Href {
  (path: `/${string}`, params?: undefined, query?: Query): string
  (name: string, params?: Readonly<Record<string, string>>, query?: Query): string | undefined
}

const search = (query: Query | undefined) => {
  if (!query) return ''
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    for (const one of value === undefined ? [] : [value].flat()) params.append(key, String(one))
  }
  return params.size ? `?${params}` : ''
}

/** Cache of patterns split at their parameters: a list page has a hundred links. */
const splitPatterns = new Map<string, readonly string[]>()

const partsOf = (pattern: string): readonly string[] => {
  const parts = splitPatterns.get(pattern) ?? pattern.split(/@(\w+)/)
  splitPatterns.set(pattern, parts)
  return parts
}

/** Fills in the parameters of a pattern such as `/placowka/@facility`. */
const fillPattern = (pattern: string, params: Readonly<Record<string, string>>): string => {
  let path = ''
  for (const [n, part] of partsOf(pattern).entries()) path += n % 2 ? encodeURIComponent(params[part] ?? '') : part
  return path
}

/** Creates the link builder of one language for the routes of the installed plugins. */
export const makeHref = (routes: Readonly<Record<string, string>>, language: Language): Href =>
  ((to: string, params: Readonly<Record<string, string>> = {}, query?: Query) => {
    if (to.startsWith('/')) return `${localizedPath(to, language)}${search(query)}`
    const pattern = routes[to]
    return pattern === undefined ? undefined : `${localizedPath(fillPattern(pattern, params), language)}${search(query)}`
  }) as Href

/** Tells if a path is private. Private pages have one address and use the account's language (decisions §0.18). */
export const isPrivate = (path: string): boolean =>
  /^\/(user|user_facility|support|cms(?!\/login)|zglos-placowke|panel-wizytowki(?!\/logowanie))(?=[/?#]|$)/.test(path)

/** Returns the address of a Polish path in a language; private pages have one. */
export const localizedPath = (path: string, language: Language): string => (isPrivate(path) ? path : addressIn(path, language))
