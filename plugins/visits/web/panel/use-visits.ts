import { panel } from '#plugins/facility-panel/contract/ui.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useLayoutData } from '#web/app-kit/layouts/use-layout-data.ts'
import { visitsApi } from '../../contract/api.ts'
import { writeRecruitment } from '../../contract/permissions.ts'

/** Answers that a change of times or bookings makes stale. */
export const changed = [visitsApi.listTimes] as const

/** Queries of the page: the coming times. */
export const queries: PageQueries = ({ params }) => [query(visitsApi.listTimes, { facility_id: params['facility'] ?? '' })]

/** Returns the times of the open facility, and whether the user may change them. */
export const useVisits = () => {
  const { facility, permissions } = useLayoutData(panel)
  const { times } = useQuery(visitsApi.listTimes, { facility_id: facility.id }).data
  return { facility, times, canWrite: permissions.some((name) => name === writeRecruitment.name) }
}
