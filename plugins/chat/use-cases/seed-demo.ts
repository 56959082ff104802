import { Effect } from 'effect'
import { Grants } from '#core/access/grants.port.ts'
import { DemoFacilities } from '#core/facilities/demo-facilities.port.ts'
import { FacilityGroups } from '#core/facilities/facility-groups.port.ts'
import { define } from '#core/kernel/define.ts'
import { generateUuid, newId } from '#core/kernel/ids.ts'
import type { Seed } from '#core/plugin/define-plugin.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { AccountOrigins } from '#plugins/accounts/contract/queries.ts'
import { demoFacility, demoRooms } from '../demo/demo-rooms.ts'
import { ChatFacilities, Rooms } from '../domain/chat.port.ts'
import type { Room } from '../domain/room.ts'

const hourMs = 3_600_000

/** Creates the rooms of the demo, once, for parents who are members of the facility. */
export const SeedChatDemo = define(
  'chat/SeedDemo',
  {
    rooms: Rooms,
    chatFacilities: ChatFacilities,
    facilities: DemoFacilities,
    grants: Grants,
    groups: FacilityGroups,
    origins: AccountOrigins,
    clock: Clock,
    transaction: Transaction,
  },
  ({ rooms, chatFacilities, facilities, grants, groups, origins, clock, transaction }): Seed =>
    Effect.fn('chat.seed-demo')(function* () {
      const facility_id = yield* facilities.find(demoFacility.name, demoFacility.city)
      const [ownerId] = facility_id === null ? [] : yield* grants.ownersOf(facility_id)
      if (facility_id === null || ownerId === undefined) return
      const known = yield* groups.listOf(facility_id)
      for (const { kind, parent, groups: names = [], readBy = [], messages } of demoRooms) {
        const group_ids = known.flatMap(({ id, name }) => (names.includes(name) ? [id] : [])).toSorted()
        if (group_ids.length < names.length) continue
        const account = parent === null ? null : yield* origins.originOfEmail(parent)
        const standing = account && (yield* chatFacilities.standing(account.id, facility_id))
        if (kind === 'parent' && standing?.role !== 'parent') continue
        const at = (hoursAgo: number) => new Date(clock.now().getTime() - hoursAgo * hourMs).toISOString()
        const id = newId()
        const room: Room = {
          id,
          facility_id,
          moved_from: null,
          kind,
          account_id: account?.id ?? null,
          visibility: 'staff',
          group_ids,
          opened_by: account?.id ?? ownerId,
          last_number: messages.length,
          last_facility: messages.findLastIndex(([side]) => side === 'facility') + 1,
          last_message_at: at(messages.at(-1)?.[1] ?? 0),
          closed_by: null,
          closed_reason: '',
          closed_at: null,
        }
        if (yield* rooms.like(room)) continue
        yield* rooms.add(room)
        for (const [index, [side, hoursAgo, text]] of messages.entries())
          yield* Effect.orDie(
            rooms.addMessage({
              id: newId(),
              room_id: id,
              number: index + 1,
              side,
              account_id: side === 'parent' ? room.account_id : ownerId,
              client_key: generateUuid(),
              text,
              files: [],
              sent_at: at(hoursAgo),
              edited_at: null,
              withdrawn_at: null,
              hidden: false,
            }),
          )
        for (const email of readBy) {
          const reader = yield* origins.originOfEmail(email)
          if (reader) yield* rooms.markSeen(reader.id, id, messages.length, room.last_message_at)
        }
        if (room.account_id !== null) yield* rooms.markSeen(room.account_id, id, messages.length, room.last_message_at)
        yield* rooms.markSeen(ownerId, id, kind === 'parent' ? messages.length - 1 : messages.length, room.last_message_at)
      }
    }, transaction),
)
