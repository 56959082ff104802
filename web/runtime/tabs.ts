import type { SessionUser } from '#core/access/session-user.ts'
import type { MessageKey } from '#core/kernel/message-key.ts'
import type { TabArea } from '#core/plugin/tab-area.ts'
import type { Tab } from '#web/runtime/plugin-ui.ts'

/** A tab as it is shown: with its address, and its label in the page's language. */
export interface ResolvedTab extends Pick<Tab, 'group' | 'permissions' | 'premium' | 'badge' | 'pages' | 'replaces' | 'conditional'> {
  readonly name: string
  /** In a facility's tab `%40` is the placeholder of the facility's id. */
  readonly href: string
  readonly label: string
}

/** The parts of a facility that decide which tabs are shown. */
interface TabFacility {
  readonly id: string
  readonly permissions: readonly string[]
}

/** Sorts tabs by the order of the list; a tab with `after` follows the tab it names. */
export const orderTabs = (tabs: readonly Tab[]): readonly Tab[] => {
  const roots = tabs.filter(({ after }) => !tabs.some(({ route }) => route === after))
  const withFollowers = (one: Tab, seen: readonly Tab[]): readonly Tab[] => [
    one,
    ...tabs.filter((other) => other.after === one.route && !seen.includes(other)).flatMap((other) => withFollowers(other, [...seen, one])),
  ]
  const ordered = roots.flatMap((one) => withFollowers(one, [one]))
  return [...ordered, ...tabs.filter((one) => !ordered.includes(one))]
}

/** Tabs under one heading; `label` is missing in areas without groups, and in groups without a heading. */
export interface TabsOfGroup<One> {
  readonly name?: string
  readonly label?: MessageKey
  readonly tabs: readonly One[]
}

/** Divides the tabs of an area into its groups, each in the order of the tabs; a group without tabs is left out. */
export const groupTabs = <One extends Pick<Tab, 'group'>>({ groups }: TabArea, tabs: readonly One[]): readonly TabsOfGroup<One>[] => {
  const all = groups.length === 0 ? [{ tabs }] : groups.map((group) => ({ ...group, tabs: tabs.filter((tab) => tab.group === group.name) }))
  return all.filter((group) => group.tabs.length > 0)
}

/**
 * Tells if a user may see a facility's tab, on phones as on wide screens: support, and users who have all its
 * permissions, and at least one, on that facility.
 */
export const canSeeTab = (
  { permissions: required = [] }: Pick<Tab, 'permissions'>,
  user: Pick<SessionUser, 'type'>,
  { permissions }: TabFacility,
): boolean => user.type === 'support' || (permissions.length > 0 && required.every(({ name }) => permissions.includes(name)))

/** Tells if a user may see a tab of the account area: having its permissions on any one facility is enough. */
export const canSeeAccountTab = (tab: Pick<Tab, 'permissions'>, user: Pick<SessionUser, 'type' | 'perms'>): boolean =>
  !tab.permissions?.length ||
  user.type === 'support' ||
  Object.entries(user.perms).some(([id, permissions]) => canSeeTab(tab, user, { id, permissions }))

/** Returns the tabs that a user may see, without those in whose place another one of them stands. */
export const shownTabs = (tabs: readonly ResolvedTab[], canSee: (tab: ResolvedTab) => boolean): readonly ResolvedTab[] => {
  const seen = tabs.filter(canSee)
  return seen.filter(({ name }) => !seen.some(({ replaces }) => replaces === name))
}

/** Puts a facility's id into the address of a tab. */
export const facilityHref = (href: string, id: string): string => href.replace('%40', encodeURIComponent(id))

interface CurrentPage {
  /** Route name. */
  readonly name: string | undefined
  readonly path: string
  readonly facilityId?: string
}

/**
 * Returns the name of the tab that a page belongs to: its own, one that names it, or that of the page above it, for a
 * page about one item of a list.
 */
export const currentTab = (tabs: readonly ResolvedTab[], { name, path, facilityId = '' }: CurrentPage): string | undefined => {
  const above = tabs
    .map((tab) => ({ name: tab.name, href: tab.href.replace('%40', facilityId) }))
    .filter(({ href }) => path.startsWith(`${href}/`))
    .toSorted((one, other) => other.href.length - one.href.length)
  const own = tabs.find((tab) => tab.name === name) ?? tabs.find(({ pages = [] }) => pages.some((page) => page === name))
  return own?.name ?? above[0]?.name
}
