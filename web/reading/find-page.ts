/** What Vike calls a route function. */
export type RouteFunction = (page: { readonly urlPathname: string }) => false | { readonly routeParams: Readonly<Record<string, string>> }

type Route = string | RouteFunction
type Params = Readonly<Record<string, string>>

/** A page and the `@` parts of its address. */
export interface Found<Page> {
  readonly page: Page
  readonly params: Params
}

// Vike's order: fixed addresses, functions, then patterns, those with most fixed parts at their beginning and in all first.
const rank = (route: Route): readonly number[] => {
  if (typeof route === 'function') return [1]
  const parts = route.split('/').filter(Boolean)
  const first = parts.findIndex((part) => part.startsWith('@'))
  return first === -1 ? [0] : [2, -first, -parts.filter((part) => !part.startsWith('@')).length]
}

const byRank = (a: { readonly route: Route }, b: { readonly route: Route }) => {
  const [ranks, others] = [rank(a.route), rank(b.route)]
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

/** Finds the page of a path (`/zlobki/łódzkie`, decoded), as Vike's router would. */
export const pageFinder = <Page extends { readonly route: Route }>(
  pages: readonly Page[],
): ((pathname: string) => Found<Page> | undefined) => {
  const known = pages.toSorted(byRank).map((page) => ({ page, match: matcher(page.route) }))
  return (pathname) => {
    for (const { page, match } of known) {
      const params = match(pathname)
      if (params) return { page, params }
    }
    return undefined
  }
}

const decoded = (part: string) => {
  try {
    // A slash within a part stays one part.
    return decodeURIComponent(part).replaceAll('/', '%2F')
  } catch {
    return part
  }
}

/** Path and query of an address without host and language. */
export const readAddress = (url: string) => {
  const [path = '', ...query] = url.split('?')
  const words = new URLSearchParams(query.join('?'))
  return {
    pathname: path.split('/').map(decoded).join('/'),
    search: Object.fromEntries(words),
    searchAll: Object.fromEntries([...words.keys()].map((key) => [key, words.getAll(key)])),
  }
}
