import type { TabArea } from '#core/plugin/tab-area.ts'
import type { Href } from '#web/runtime/href.ts'
import type { I18n } from '#web/runtime/i18n/i18n-context.ts'
import type { Tab } from '#web/runtime/plugin-ui.ts'
import { orderTabs, type ResolvedTab } from '#web/runtime/tabs.ts'

/** Returns the tabs of an area whose pages exist, with addresses and labels; on the server, like the footer links. */
export const resolveTabs = (tabs: readonly Tab[], { tabArea }: TabArea, t: I18n['t'], href: Href): readonly ResolvedTab[] =>
  orderTabs(tabs.filter(({ area }) => area.tabArea === tabArea)).flatMap(({ route, label, area: _, after: __, ...rest }) => {
    const address = href(route, { facility: '@' })
    return address === undefined ? [] : [{ ...rest, name: route, href: address, label: t(label) }]
  })

/** Returns the tabs of all areas that have tabs, by name of the area. */
export const resolveAllTabs = (tabs: readonly Tab[], t: I18n['t'], href: Href): Readonly<Record<string, readonly ResolvedTab[]>> =>
  Object.fromEntries(tabs.map(({ area }) => [area.tabArea, resolveTabs(tabs, area, t, href)]))
