import { pluginPages } from '#plugins/pages.gen.ts'
import { catalogueTypes } from '#web/data/layout.ts'
import type { PageEntry } from '#web/plugin-ui.ts'
import { shells } from '#web/shells/shells.ts'
import { type Matcher, matcherOf, type RouteRule } from './matcher.ts'

/** `@type` stands for the words of the two catalogues. */
const spelt = (route: string) => (route.startsWith('/@type') ? catalogueTypes.map((type) => route.replace('@type', type)) : [route])

const ruleOf = ({ name, layout: shell }: PageEntry): RouteRule => ({
  ...(name !== undefined && { name }),
  hydration: shells[shell].hydration ?? 'page',
})

/** All pages of this build with their rules, as `builds/meta/{id}.json` gives them. */
export const routeRules: Matcher = matcherOf([
  { route: '/', rule: { name: 'landing', hydration: 'islands' } },
  ...pluginPages.flatMap((page: PageEntry) => spelt(page.route).map((route) => ({ route, rule: ruleOf(page) }))),
])
