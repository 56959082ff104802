import { pluginPages } from '#plugins/pages.gen.ts'
import type { PageEntry } from '../runtime/plugin-ui.ts'
import { layouts } from '../ui/layouts/layouts.ts'

/** Converts a plugin's page with the settings of its layout to a Vike page. */
const mount = ({ layout, name, route, match, title, description, messages = [], ...page }: PageEntry) => ({
  ...layouts[layout],
  ...(layouts[layout].messages && { messages: [...layouts[layout].messages, ...messages] }),
  ...page,
  route: match ?? route,
  titleKey: title,
  ...(name === undefined ? {} : { routeName: name }),
  ...(page.socialImage !== undefined && { hasSocialImage: true }),
  ...(description === undefined ? {} : { descriptionKey: description }),
})

/** The Vike pages of all plugins. */
export const mountedPages = pluginPages.map(mount)

/** Route patterns by route name, from which `href()` builds addresses. */
export const routes: Readonly<Record<string, string>> = Object.fromEntries([
  ['landing', '/'],
  ...pluginPages.flatMap(({ name, route }) => (name === undefined ? [] : [[name, route]])),
])
