import { nameOf } from '#core/kernel/token.ts'
import { pluginPages } from '#plugins/pages.gen.ts'
import type { PageEntry } from '../runtime/plugin-ui.ts'
import { layouts } from './layouts.ts'

/** Returns the settings that a layout gives to its pages: component, rendering mode and, for the layout of an area, access rule and loader. */
const layoutSettings = (layout: PageEntry['layout'], route: string) => {
  if (typeof layout === 'string') return layouts[layout]
  if (route !== layout.path && !route.startsWith(`${layout.path}/`)) throw new Error(`${route} does not lie below ${layout.path}`)
  return { ...layouts[layout.layout], layoutName: layout.layout, layoutLoader: nameOf(layout.load), access: layout.access }
}

/** Converts a plugin's page with the settings of its layout to a Vike page. */
const mount = ({ layout, name, route, match, title, description, messages = [], ...page }: PageEntry) => ({
  ...layoutSettings(layout, route),
  ...messagesOf(layout, messages),
  ...page,
  route: match ?? route,
  titleKey: title,
  ...(name === undefined ? {} : { routeName: name }),
  ...(page.socialImage !== undefined && { hasSocialImage: true }),
  ...(description === undefined ? {} : { descriptionKey: description }),
})

/** Returns the messages of a page in mode `app`: its layout's and its own. */
const messagesOf = (layout: PageEntry['layout'], messages: readonly string[]) => {
  const { messages: shared } = layouts[typeof layout === 'string' ? layout : layout.layout]
  return shared && { messages: [...shared, ...messages] }
}

/** The Vike pages of all plugins. */
export const mountedPages = pluginPages.map(mount)

/** Route patterns by route name, from which `href()` builds addresses. */
export const routes: Readonly<Record<string, string>> = Object.fromEntries([
  ['landing', '/'],
  ...pluginPages.flatMap(({ name, route }) => (name === undefined ? [] : [[name, route]])),
])
