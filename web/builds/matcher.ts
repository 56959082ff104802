/** What holds for the pages of one address: their route name, and whether islands wake in them or the page as a whole. */
export interface RouteRule {
  readonly name?: string
  readonly hydration: 'islands' | 'page'
}

/**
 * Route rules by address, in the shape of Nuxt up to 4.0 (decisions §22): `static` by the address itself; `wildcard` by its beginning
 * (we have none); `dynamic` by what stands before a part that varies, with the rest of the address within, `''` where nothing follows.
 * Addresses are Polish; `/uk` and `/en` before them change nothing.
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

/** Puts pages (`/placowka/@slug`) into a matcher. */
export const matcherOf = (pages: readonly { readonly route: string; readonly rule: RouteRule }[]): Matcher => {
  const matcher = empty()
  for (const { route, rule } of pages) add(matcher, route, rule)
  return matcher
}
