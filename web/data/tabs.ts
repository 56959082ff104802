import type { SessionUser } from '#core/access/session-user.ts'
import type { Tab } from '#web/plugin-ui.ts'

/** A tab as screens show it: with an address, and in the language of the page. */
export interface ShownTab extends Pick<Tab, 'permissions' | 'premium' | 'badge'> {
  readonly name: string
  /** A facility's tab has `%40` where the facility's id belongs. */
  readonly href: string
  readonly label: string
}

/** How many new things there are, by area and counter, some by facility (decisions §17). */
export type Overview = Readonly<Record<string, Readonly<Record<string, number | Readonly<Record<string, number>>>>>>

/** A facility as far as its tabs hang on it. */
interface Of {
  readonly id: string
  readonly permissions: readonly string[]
}

/** Tabs in the order of the list, but each one that says so right behind another of its area. */
export const orderTabs = (tabs: readonly Tab[]): readonly Tab[] => {
  const first = tabs.filter(({ after }) => !tabs.some(({ route: at }) => at === after))
  const behind = (one: Tab, seen: readonly Tab[]): readonly Tab[] => [
    one,
    ...tabs.filter((other) => other.after === one.route && !seen.includes(other)).flatMap((other) => behind(other, [...seen, one])),
  ]
  const ordered = first.flatMap((one) => behind(one, [one]))
  return [...ordered, ...tabs.filter((one) => !ordered.includes(one))]
}

/** Whether somebody sees a facility's tab: who holds all that it needs there, and support. */
export const seesTab = (
  { permissions: needs = [] }: Pick<Tab, 'permissions'>,
  user: Pick<SessionUser, 'type'>,
  { permissions }: Of,
): boolean => user.type === 'support' || needs.every((need) => permissions.includes(need))

/** The same of the account area, where holding it on any facility is enough. */
export const seesAccountTab = (tab: Pick<Tab, 'permissions'>, user: Pick<SessionUser, 'type' | 'perms'>): boolean =>
  !tab.permissions?.length ||
  user.type === 'support' ||
  Object.entries(user.perms).some(([id, permissions]) => seesTab(tab, user, { id, permissions }))

/** A facility's tab has its id in the address. */
export const hrefFor = (href: string, id: string): string => href.replace('%40', encodeURIComponent(id))

/** The number of a counter; of one that counts by facility that of the facility, or of all of them together. */
export const countOf = (overview: Overview, badge: string | undefined, facilityId?: string): number => {
  const [area = '', counter = ''] = badge?.split('.') ?? []
  const found = overview[area]?.[counter] ?? 0
  if (typeof found === 'number') return found
  return facilityId === undefined ? Object.values(found).reduce((sum, one) => sum + one, 0) : (found[facilityId] ?? 0)
}

/** All that is new of one facility, whatever counts it. */
export const newOf = (overview: Overview, facilityId: string): number =>
  Object.entries(overview)
    .flatMap(([area, counters]) => Object.keys(counters).map((counter) => [`${area}.${counter}`, counters[counter]] as const))
    .reduce((sum, [badge, counted]) => sum + (typeof counted === 'object' ? countOf(overview, badge, facilityId) : 0), 0)

/** All that is new: what counts by facility is told in all beside it and not counted twice. */
export const totalOf = (overview: Overview): number =>
  Object.values(overview)
    .flatMap((counters) => Object.values(counters))
    .reduce<number>((sum, counted) => (typeof counted === 'number' ? sum + counted : sum), 0)
