import { pluginPages } from '#plugins/pages.gen.ts'
import { layoutOf } from '#web/pages/layouts.ts'
import { catalogueTypes } from '#web/runtime/catalogue-layout.ts'
import type { PageEntry } from '#web/runtime/plugin-ui.ts'
import { type Matcher, matcherOf, type RouteRule } from './route-matcher.ts'

/** Replaces the parameter `@type` by the addresses of the two catalogues. */
const expandType = (route: string) => (route.startsWith('/@type') ? catalogueTypes.map((type) => route.replace('@type', type)) : [route])

const ruleOf = ({ name, ...page }: PageEntry): RouteRule => ({
  ...(name !== undefined && { name }),
  hydration: layoutOf(page).hydration === 'islands' ? 'islands' : 'page',
})

/** The route rules of this build, as `/builds/meta/{id}.json` returns them. */
export const routeRules: Matcher = matcherOf([
  { route: '/', rule: { name: 'landing', hydration: 'islands' } },
  ...pluginPages.flatMap((page: PageEntry) => expandType(page.route).map((route) => ({ route, rule: ruleOf(page) }))),
])
