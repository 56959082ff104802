/** Rule of a route: its name, and whether islands or the whole page are hydrated. */
export interface RouteRule {
  readonly name?: string
  readonly hydration: 'islands' | 'page'
}

/**
 * Route rules by address, in the format of Nuxt up to 4.0 (decisions §22): `static` by the whole address; `wildcard` by its beginning
 * (never used here); `dynamic` by the path before a parameter, with a nested matcher for the rest, `''` when nothing follows.
 * Addresses are without language prefix.
 */
export interface Matcher {
  readonly static: Record<string, RouteRule>
  readonly wildcard: Record<string, RouteRule>
  readonly dynamic: Record<string, Matcher>
}

const empty = (): Matcher => ({ static: {}, wildcard: {}, dynamic: {} })

const add = (matcher: Matcher, route: string, rule: RouteRule): void => {
  const at = route.indexOf('/@')
  if (at === -1) {
    matcher.static[route] = rule
    return
  }
  const before = route.slice(0, at)
  const within = matcher.dynamic[before] ?? empty()
  matcher.dynamic[before] = within
  add(within, route.slice(at + 1).replace(/^[^/]*/, ''), rule)
}

/** Builds a matcher from pages (`/placowka/@slug`). */
export const matcherOf = (pages: readonly { readonly route: string; readonly rule: RouteRule }[]): Matcher => {
  const matcher = empty()
  for (const { route, rule } of pages) add(matcher, route, rule)
  return matcher
}
