import { type ListState, pageInput } from '#web/app-kit/lists/list-address.ts'
import { newsStatuses } from '../../contract/terms.ts'
import type { WritingArea } from './writing-area.ts'

/** Filters of a list of written posts; the first one is that of a page without a query. */
export const statusFilters = ['all', ...newsStatuses] as const
export type StatusFilter = (typeof statusFilters)[number]

/** Returns the filter of an address. */
export const statusFilterOf = (status: string | undefined): StatusFilter => statusFilters.find((one) => one === status) ?? statusFilters[0]

/** Returns the filters of an area, without statuses that its posts do not have: only materials are examined, only editors schedule them. */
export const filtersOf = ({ section, isReviewed }: Pick<WritingArea, 'section' | 'isReviewed'>): readonly StatusFilter[] =>
  statusFilters.filter((one) => (one !== 'pending' || section === 'materials') && (one !== 'scheduled' || !isReviewed))

/** Returns the input of a list's route for the state of its address. */
export const writtenInput = (state: Pick<ListState, 'page' | 'filters'>) => {
  const status = statusFilterOf(state.filters['status'])
  return { ...(status !== 'all' && { status }), ...pageInput(state) }
}
