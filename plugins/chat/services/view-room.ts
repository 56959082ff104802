import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { Holidays } from '#core/ports/holidays.ts'
import { Accounts } from '#plugins/accounts/contract/queries.ts'
import { messageRules } from '../contract/limits.ts'
import type { RoomView } from '../contract/room.ts'
import { ChatFacilities, Rooms } from '../domain/chat.port.ts'
import { isOpenAt, mailDueAt } from '../domain/chat-hours.ts'
import { mayWrite } from '../domain/room.ts'
import { NameChildren } from './children.ts'
import type { OwnRoom } from './find-room.ts'
import { NameGroups } from './name-groups.ts'
import { ReadingParents } from './reading-parents.ts'
import { viewFacility } from './view-facility.ts'
import { ViewMessages } from './view-messages.ts'

/** Returns a room with its last messages, or with those before a number, as one of those sees it who are in it. */
export const ViewRoom = define(
  'chat/ViewRoom',
  {
    rooms: Rooms,
    facilities: ChatFacilities,
    nameGroups: NameGroups,
    viewMessages: ViewMessages,
    nameChildren: NameChildren,
    readingParents: ReadingParents,
    accounts: Accounts,
    holidays: Holidays,
    clock: Clock,
  },
  ({ rooms, facilities, nameGroups, viewMessages, nameChildren, readingParents, accounts, holidays, clock }) =>
    Effect.fn('chat.view-room')(function* ({ accountId, room: found, standing, side }: OwnRoom, before?: number) {
      const room = (yield* rooms.byId(found.id)) ?? found
      const facility = (yield* facilities.byIds([room.facility_id])).get(room.facility_id)
      const readMarks = yield* rooms.marksOf(room.id)
      const own = readMarks.find(({ account_id }) => account_id === accountId)
      const others = readMarks.filter(({ account_id }) => (account_id === room.account_id) === (side === 'facility'))
      const seen = others.toSorted((one, other) => other.number - one.number)[0]
      const last = yield* rooms.messagesOf(room.id, { before }, messageRules.page)
      const [parent] = side === 'facility' && room.account_id !== null ? yield* accounts.byIds([room.account_id]) : []
      const children = parent === undefined ? undefined : (yield* nameChildren(room.facility_id, [parent.id])).get(parent.id)
      const isAnnouncing = side === 'facility' && room.kind === 'announcements'
      const hours = yield* facilities.hoursOf(room.facility_id)
      const isHoliday = (day: string) => holidays.isHoliday(day)
      const now = clock.now()
      return {
        id: room.id,
        kind: room.kind,
        visibility: room.visibility,
        facility: viewFacility(room.facility_id, facility),
        side,
        parent: parent?.first_name ?? null,
        children: children ?? [],
        groups: (yield* nameGroups(room.group_ids))(room.group_ids),
        reading: isAnnouncing ? (yield* readingParents(room)).map(({ number }) => number) : null,
        writable: room.closed_by === null && mayWrite(room, standing),
        closed:
          room.closed_by === null || room.closed_at === null
            ? null
            : { by: room.closed_by, reason: room.closed_reason, at: room.closed_at },
        seen: room.kind !== 'parent' || seen === undefined ? null : { number: seen.number, at: seen.seen_at },
        read: own?.number ?? 0,
        last_number: room.last_number,
        muted_until: own?.muted_until ?? null,
        hours: { ...hours, open: isOpenAt(hours, isHoliday, now), mail_at: mailDueAt(hours, isHoliday, now).toISOString() },
        messages: yield* viewMessages(last, { accountId, side }),
        earlier: (last[0]?.number ?? 1) > 1,
      } satisfies RoomView
    }),
)
