import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useHref, usePage } from '#web/runtime/page.ts'
import { chatApi } from '../../contract/api.ts'
import { Desk } from '../inbox/Desk.tsx'
import { inboxQuery } from '../inbox/Inbox.tsx'
import { Room } from './Room.tsx'
import { readersQuery, roomInput } from './room-address.ts'

export const queries: PageQueries = (page) => [
  query(chatApi.showRoom, roomInput(page.params['room'] ?? '', page.query['earlier'])),
  ...readersQuery(page),
  inboxQuery(page.params['facility'] ?? '', page),
]

/** Page of a room of a facility, beside the other conversations of the facility. */
export const FacilityRoomPage = () => {
  const href = useHref()
  const { room = '', facility = '' } = usePage().params
  return (
    <Desk facilityId={facility} open={room}>
      <Room key={room} id={room} back={href('facility_messages', { facility })} inPanel />
    </Desk>
  )
}
