import { pluginUis } from '#plugins/ui.gen.ts'
import type { Href } from '#web/data/href.ts'
import { orderTabs, type ShownTab } from '#web/data/tabs.ts'
import type { Words } from '#web/i18n/words.ts'
import type { TabArea } from '#web/plugin-ui.ts'

/** The tabs that plugins contribute to an area, those whose pages exist; made on the server, as the footer's links. */
export const shownTabs = (area: TabArea, t: Words['t'], href: Href): readonly ShownTab[] =>
  orderTabs(pluginUis.flatMap((ui) => ui.tabs ?? []).filter((tab) => tab.area === area)).flatMap(
    ({ route: at, label, area: _, after: __, ...rest }) => {
      const found = href(at, { facility: '@' })
      return found === undefined ? [] : [{ ...rest, name: at, href: found, label: t(label) }]
    },
  )
