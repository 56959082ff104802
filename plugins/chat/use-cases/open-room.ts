import { Effect } from 'effect'
import { InsufficientPermissions } from '#core/access/access-errors.ts'
import { rateLimitKey } from '#core/access/actor.ts'
import { FacilityGroups } from '#core/facilities/facility-groups.port.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { newId } from '#core/kernel/ids.ts'
import { handler } from '#core/plugin/handler.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { Clock } from '#core/ports/clock.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { chatApi } from '../contract/api.ts'
import { ChatRoomClosed, NotMember } from '../contract/errors.ts'
import { ChatFacilities, Rooms } from '../domain/chat.port.ts'
import { isCorrespondent, mayWrite, type Room, sideIn } from '../domain/room.ts'
import { ViewRoom } from '../services/view-room.ts'

/** Rooms that an account may open a day. */
export const roomsPerDay = { times: 100, seconds: 86_400 } as const

/**
 * Opens a room, or returns the one that exists. A parent's room is opened by the parent or by the staff, with an approved parent of
 * the facility alone; of two who open it at once both get the same. The staff opens no second one with a parent who has closed one.
 */
export const OpenRoom = handler(
  chatApi.openRoom,
  {
    rooms: Rooms,
    facilities: ChatFacilities,
    groups: FacilityGroups,
    viewRoom: ViewRoom,
    rateLimit: RateLimit,
    clock: Clock,
    transaction: Transaction,
  },
  ({ rooms, facilities, groups, viewRoom, rateLimit, clock, transaction }) => {
    /** Returns whether all of the groups are of the facility. */
    const areOf = Effect.fn('chat.are-groups-of')(function* (facilityId: string, groupIds: readonly string[]) {
      if (groupIds.length === 0) return true
      const known = new Set((yield* groups.listOf(facilityId)).map(({ id }) => id))
      return groupIds.every((id) => known.has(id))
    })
    const store = Effect.fn('chat.store-room')((room: Room) => rooms.addOnce(room), transaction)
    return Effect.fn('chat.open-room')(function* (user, { facility_id, kind, parent_id, visibility = 'staff', group_ids: chosen = [] }) {
      // The management reads apart what parents write to it, and nothing else.
      if (visibility === 'management' && kind !== 'parent') return yield* new Validation({ schema: { visibility: ['FIELD_INVALID'] } })
      const group_ids = [...new Set(chosen)].toSorted()
      if (group_ids.length > 0 && kind !== 'announcements') return yield* new Validation({ schema: { group_ids: ['FIELD_INVALID'] } })
      if (!(yield* facilities.byIds([facility_id])).get(facility_id)?.exists) return yield* new FacilityNotFound()
      const standing = yield* facilities.standing(user.id, facility_id)
      if (standing === null) return yield* new InsufficientPermissions()
      const parentId = kind !== 'parent' ? null : standing.role === 'parent' ? user.id : (parent_id ?? null)
      const room: Room = {
        id: newId(),
        facility_id,
        moved_from: null,
        kind,
        account_id: parentId,
        visibility,
        group_ids,
        opened_by: user.id,
        last_number: 0,
        last_facility: 0,
        last_message_at: clock.now().toISOString(),
        closed_by: null,
        closed_reason: '',
        closed_at: null,
      }
      const side = sideIn(room, standing)
      if (side === null || (side === 'facility' && kind === 'parent' && !isCorrespondent(standing)))
        return yield* new InsufficientPermissions()
      if (group_ids.length > 0 && !mayWrite(room, standing)) return yield* new InsufficientPermissions()
      if (!(yield* areOf(facility_id, group_ids))) return yield* new Validation({ schema: { group_ids: ['FIELD_INVALID'] } })
      if (kind === 'parent' && side === 'facility') {
        const parent = parentId === null ? null : yield* facilities.standing(parentId, facility_id)
        if (parent?.role !== 'parent') return yield* new NotMember()
      }
      const known = yield* rooms.like(room)
      if (known) return yield* viewRoom({ accountId: user.id, room: known, standing, side })
      if (side === 'facility' && parentId !== null && (yield* rooms.isBlockedBy(parentId, facility_id))) return yield* new ChatRoomClosed()
      yield* rateLimit.consume('chat.open', rateLimitKey(user), roomsPerDay)
      return yield* viewRoom({ accountId: user.id, room: yield* store(room), standing, side })
    })
  },
)
