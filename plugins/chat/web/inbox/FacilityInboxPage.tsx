import { panel } from '#plugins/facility-panel/contract/ui.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useLayoutData } from '#web/app-kit/layouts/use-layout-data.ts'
import { readListState } from '#web/app-kit/lists/list-address.ts'
import { chatApi } from '../../contract/api.ts'
import { HoursLine } from '../hours/HoursLine.tsx'
import { Inbox, list } from './Inbox.tsx'
import css from './inbox.module.css'
import { inboxInput } from './use-inbox.ts'

export const queries: PageQueries = ({ params: { facility = '' }, query: search }) => [
  query(chatApi.listConversations, inboxInput(facility, readListState(list, search).filters['unread'] === 'true')),
]

/** Page with the conversations of a facility: questions of parents, rooms of parents, announcements and the staff's own room. */
export const FacilityInboxPage = () => {
  const { facility } = useLayoutData(panel)
  return (
    <div className={css['page']}>
      <Inbox facilityId={facility.id} />
      <HoursLine facilityId={facility.id} />
    </div>
  )
}
