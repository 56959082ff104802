import { pluginFills } from '#plugins/slot-fills.gen.ts'
import { fillSetting } from '../runtime/loaded-fills.ts'
import type { FillPages, FooterGroup, LayoutContributions } from '../runtime/plugin-ui.ts'

const footerOf = (group: FooterGroup) => pluginFills.flatMap(({ footer }) => footer?.[group] ?? [])

/** Contributions of plugins to the layouts of all pages. */
export const contributions: LayoutContributions = {
  footer: { service: footerOf('service'), users: footerOf('users') },
  tabs: pluginFills.flatMap(({ tabs = [] }) => tabs),
  loginDialog: pluginFills.find((plugin) => plugin.loginDialog)?.loginDialog,
  userCard: pluginFills.find((plugin) => plugin.userCard)?.userCard,
}

const server = { env: { server: true, client: false } } as const
const serverAndBrowser = { env: { server: true, client: true } } as const

/** Environments in which Vike loads fills: the browser renders pages behind a login too. */
const environments = {
  all: server,
  public: server,
  home: server,
  profile: server,
  site: server,
  panel: serverAndBrowser,
  conversation: serverAndBrowser,
  desk: serverAndBrowser,
} as const satisfies Readonly<Record<FillPages, object>>

// Each fill is a setting of its own, so that Vike bundles with a page the components that it loads and no others.
const settings = (Object.keys(environments) as FillPages[])
  .flatMap((pages) => pluginFills.flatMap((plugin) => (plugin[pages] ?? []).map((fill) => ({ pages, fill }))))
  .map(({ pages, fill }, at) => ({ pages, name: fillSetting(fill, at), Component: fill.Component }))

/** Declarations of the settings of all fills, for Vike. */
export const fillMeta = Object.fromEntries(settings.map(({ name, pages }) => [name, environments[pages]]))

/** Returns the settings with which a page loads fills. */
export const fillSettings = (pages: FillPages | undefined): Readonly<Record<string, unknown>> =>
  Object.fromEntries(settings.filter((one) => one.pages === pages).map(({ name, Component }) => [name, Component]))
