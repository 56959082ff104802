/** A Vike route function. */
export type RouteFunction = (page: { readonly urlPathname: string }) => false | { readonly routeParams: Readonly<Record<string, string>> }

type Route = string | RouteFunction
type Params = Readonly<Record<string, string>>

/** A matching page and the `@` parameters of its address. */
export interface FoundPage<Page> {
  readonly page: Page
  readonly params: Params
}

// Vike's precedence: static routes, functions, then patterns, by the number of static parts at the beginning and in total.
const rank = (route: Route): readonly number[] => {
  if (typeof route === 'function') return [1]
  const parts = route.split('/').filter(Boolean)
  const first = parts.findIndex((part) => part.startsWith('@'))
  return first === -1 ? [0] : [2, -first, -parts.filter((part) => !part.startsWith('@')).length]
}

const byRank = (a: { readonly route: Route }, b: { readonly route: Route }) => {
  const ranks = rank(a.route)
  const others = rank(b.route)
  const at = ranks.findIndex((one, n) => one !== others[n])
  return at === -1 ? 0 : (ranks[at] ?? 0) - (others[at] ?? 0)
}

const matcher = (route: Route): ((pathname: string) => Params | undefined) => {
  if (typeof route === 'function')
    return (urlPathname) => {
      const found = route({ urlPathname })
      return found ? found.routeParams : undefined
    }
  const parts = route.split('/').map((part) => (part.startsWith('@') ? `(?<${part.slice(1)}>[^/]+)` : RegExp.escape(part)))
  const whole = new RegExp(`^${parts.join('/')}$`)
  return (pathname) => {
    const found = whole.exec(pathname)
    return found ? { ...found.groups } : undefined
  }
}

/** Creates a finder of pages by decoded path (`/zlobki/łódzkie`), with the same results as Vike's router. */
export const makePageFinder = <Page extends { readonly route: Route }>(
  pages: readonly Page[],
): ((pathname: string) => FoundPage<Page> | undefined) => {
  const ranked = pages.toSorted(byRank).map((page) => ({ page, match: matcher(page.route) }))
  return (pathname) => {
    for (const { page, match } of ranked) {
      const params = match(pathname)
      if (params) return { page, params }
    }
    return undefined
  }
}

const decodePart = (part: string) => {
  try {
    // An encoded slash must not split the part.
    return decodeURIComponent(part).replaceAll('/', '%2F')
  } catch {
    return part
  }
}

/** Parses path and query of an address without host and language prefix. */
export const parsePageUrl = (url: string) => {
  const [path = '', ...query] = url.split('?')
  const params = new URLSearchParams(query.join('?'))
  return {
    pathname: path.split('/').map(decodePart).join('/'),
    search: Object.fromEntries(params),
    searchAll: Object.fromEntries([...params.keys()].map((key) => [key, params.getAll(key)])),
  }
}
