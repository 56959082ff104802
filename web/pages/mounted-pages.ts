import { nameOf } from '#core/kernel/token.ts'
import { pluginPages } from '#plugins/pages.gen.ts'
import type { PageEntry } from '../runtime/plugin-ui.ts'
import { layoutOf } from './layouts.ts'
import { fillSettings } from './slot-fills.ts'

/** Returns the settings that the layout of an area gives to its pages: access rule and loader. */
const areaSettings = ({ layout, route }: PageEntry) => {
  if (typeof layout === 'string') return {}
  if ('still' in layout) return {}
  if (route !== layout.path && !route.startsWith(`${layout.path}/`)) throw new Error(`${route} does not lie below ${layout.path}`)
  const { pagesOf = layout, load, access, query, login, slim } = layout
  return {
    layoutName: pagesOf.layout,
    layoutLoader: nameOf(load),
    access,
    ...(query && { layoutQuery: query.names, layoutFinder: nameOf(query.find) }),
    ...(login !== undefined && { layoutLogin: login }),
    ...(slim && { layoutSlim: slim }),
  }
}

/** Converts a plugin's page with the settings of its layout to a Vike page. */
const mount = (entry: PageEntry) => {
  const { layout: _, name, route, match, title, description, slim, messages = [], fills, ...page } = entry
  const settings = layoutOf(entry)
  return {
    ...settings,
    ...areaSettings(entry),
    ...(settings.messages && { messages: [...settings.messages, ...messages] }),
    ...page,
    ...fillSettings(fills),
    ...(slim && { layoutSlim: slim }),
    route: match ?? route,
    titleKey: title,
    ...(name === undefined ? {} : { routeName: name }),
    ...(page.socialImage !== undefined && { hasSocialImage: true }),
    ...(description === undefined ? {} : { descriptionKey: description }),
  }
}

/** The Vike pages of all plugins. */
export const mountedPages = pluginPages.map(mount)

/** Route patterns by route name, from which `href()` builds addresses. */
export const routes: Readonly<Record<string, string>> = Object.fromEntries([
  ['landing', '/'],
  ...pluginPages.flatMap(({ name, route }) => (name === undefined ? [] : [[name, route]])),
])
