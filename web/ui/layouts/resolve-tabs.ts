import { pluginUis } from '#plugins/ui.gen.ts'
import type { Href } from '#web/runtime/href.ts'
import { orderTabs, type ResolvedTab } from '#web/runtime/tabs.ts'
import type { I18n } from '#web/runtime/i18n/i18n-context.ts'
import type { TabArea } from '#web/runtime/plugin-ui.ts'

/** Returns the tabs of an area whose pages exist, with addresses and labels; on the server, like the footer links. */
export const resolveTabs = (area: TabArea, t: I18n['t'], href: Href): readonly ResolvedTab[] =>
  orderTabs(pluginUis.flatMap((ui) => ui.tabs ?? []).filter((tab) => tab.area === area)).flatMap(
    ({ route, label, area: _, after: __, ...rest }) => {
      const address = href(route, { facility: '@' })
      return address === undefined ? [] : [{ ...rest, name: route, href: address, label: t(label) }]
    },
  )
