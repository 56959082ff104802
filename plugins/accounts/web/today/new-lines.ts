import { badgeCount, newCountOfFacility, type Overview } from '#web/runtime/session/overview-counts.ts'
import type { ResolvedTab } from '#web/runtime/tabs.ts'
import type { ShownLine } from '#web/runtime/today.ts'

/**
 * Returns lines for tabs with more news than the given lines name, such as messages; not for those of the account itself, which
 * notify of what the others name.
 */
export const newLines = (
  tabs: readonly ResolvedTab[],
  overview: Overview,
  lines: readonly ShownLine[],
  textOf: (count: number) => string,
): readonly ShownLine[] =>
  tabs.flatMap(({ name, label, href, badge, group, pages = [] }) => {
    const count = group === 'account' ? 0 : badgeCount(overview, badge)
    const listed = lines.filter((line) => line.href.startsWith(`${href}/`) || [name, ...pages].includes(line.route)).length
    return count > listed ? [{ kind: 'waiting', picture: 'news', title: label, text: textOf(count), route: name, href }] : []
  })

/** Returns a line for each facility in whose panel something is new, of the ways that lead to panels. */
export const facilityLines = (ways: readonly ShownLine[], overview: Overview, textOf: (count: number) => string): readonly ShownLine[] =>
  ways.flatMap((way) => {
    const id = way.params?.['facility']
    const count = id === undefined ? 0 : newCountOfFacility(overview, id)
    return count === 0 ? [] : [{ ...way, kind: 'waiting', text: textOf(count) }]
  })
