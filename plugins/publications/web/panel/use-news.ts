import { writeFacilityPublications } from '#core/access/facility-publications.ts'
import { panel } from '#plugins/facility-panel/contract/ui.ts'
import { useLayoutData } from '#web/app-kit/layouts/use-layout-data.ts'
import { usePage } from '#web/runtime/page.ts'
import type { NewsStatus } from '../../contract/terms.ts'
import { newsStatuses } from '../../contract/terms.ts'

/** Returns the open facility, and whether the user writes its posts. */
export const useNewsRights = () => {
  const { facility, permissions, premium } = useLayoutData(panel)
  const { user } = usePage().context
  const canWrite = user?.type === 'support' || permissions.includes(writeFacilityPublications.name)
  return { facility, premium, canWrite }
}

/** Filters of the list; the first one is that of the page without a query. */
export const newsFilters = ['all', ...newsStatuses] as const
export type NewsFilter = (typeof newsFilters)[number]

/** Returns the filter of an address. */
export const filterOf = (status: string | undefined): NewsFilter => newsFilters.find((one) => one === status) ?? newsFilters[0]

/** Returns the input of the list's route for an address; `page` from 1. */
export const listInput = (facility_id: string, status: string | undefined, page: number) => {
  const filter = filterOf(status)
  return { facility_id, ...(filter !== 'all' && { status: filter satisfies NewsStatus }), ...(page > 1 && { page: String(page) }) }
}
