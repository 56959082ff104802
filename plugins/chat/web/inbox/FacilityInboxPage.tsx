import { panel } from '#plugins/facility-panel/contract/ui.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useLayoutData } from '#web/app-kit/layouts/use-layout-data.ts'
import { chatApi } from '../../contract/api.ts'
import { HoursLine } from '../hours/HoursLine.tsx'
import { Desk } from './Desk.tsx'
import { inboxQuery } from './Inbox.tsx'
import { NothingOpen } from './NothingOpen.tsx'

export const queries: PageQueries = (page) => {
  const { facility = '' } = page.params
  return [inboxQuery(facility, page), query(chatApi.showHours, { facility_id: facility })]
}

/** Page with the conversations of a facility: questions of parents, rooms of parents, announcements and the staff's own room. */
export const FacilityInboxPage = () => {
  const { facility } = useLayoutData(panel)
  return (
    <Desk facilityId={facility.id} isList>
      <NothingOpen>
        <HoursLine facilityId={facility.id} />
      </NothingOpen>
    </Desk>
  )
}
