import { pluginPages } from '../../plugins/pages.gen.ts'
import type { PageEntry } from '../plugin-ui.ts'
import { shells } from '../shells/shells.ts'

/** A plugin's page with its shell's settings and its own, in the words of Vike. */
const mount = ({ layout: shell, name, route, match, title, description, messages = [], ...page }: PageEntry) => ({
  ...shells[shell],
  ...(shells[shell].messages && { messages: [...shells[shell].messages, ...messages] }),
  ...page,
  route: match ?? route,
  titleKey: title,
  ...(name === undefined ? {} : { routeName: name }),
  ...(page.socialImage !== undefined && { hasSocialImage: true }),
  ...(description === undefined ? {} : { descriptionKey: description }),
})

/** The pages of all plugins. */
export const mounted = pluginPages.map(mount)

/** The route names of all pages and their patterns, by which `href()` finds addresses. */
export const routes: Readonly<Record<string, string>> = Object.fromEntries([
  ['landing', '/'],
  ...pluginPages.flatMap(({ name, route }) => (name === undefined ? [] : [[name, route]])),
])
