import { facilityToday } from '#core/plugin/today.ts'
import { writeChat } from '../contract/permissions.ts'

interface Rooms {
  readonly waiting: number
  readonly since?: string
}

/** Line of a facility's start page: parents whose message the staff has not answered. */
export const messagesToday = facilityToday<Rooms>('chat', {
  permission: writeChat,
  query: `select jsonb_build_object('waiting', count(*), 'since', min(r.last_message_at)) from chat_room r
     where r.facility_id = f.id and r.kind = 'parent' and r.visibility = 'staff' and r.closed_at is null and r.last_number > r.last_facility`,
  lines: ({ waiting, since = null }) =>
    waiting === 0
      ? []
      : [
          {
            kind: 'waiting',
            picture: 'questions',
            text: 'chat.today.waiting',
            values: { count: waiting },
            route: 'facility_messages',
            since,
            order: 25,
          },
        ],
})
