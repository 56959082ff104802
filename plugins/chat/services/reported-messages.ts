import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import type { ReportedThings, ThingAct } from '#core/moderation/reportable.ts'
import { SubjectChanged } from '#core/moderation/review-kind.ts'
import { Audit } from '#core/ports/audit.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { ChatFacilities, Rooms } from '../domain/chat.port.ts'
import { isShown } from '../domain/room.ts'
import { FindRoom } from './find-room.ts'
import { PublishMessage } from './publish-message.ts'

/** Messages before and after the reported one that support may read. */
const reach = 5

/** Creates the way from reports to messages: only those in the room report them, and support reads what surrounds a reported one. */
export const ReportedMessages = define(
  'chat/ReportedMessages',
  {
    rooms: Rooms,
    facilities: ChatFacilities,
    findRoom: FindRoom,
    publishMessage: PublishMessage,
    audit: Audit,
    transaction: Transaction,
  },
  ({ rooms, facilities, findRoom, publishMessage, audit, transaction }): ReportedThings => {
    const mayFind = (actor: Actor, roomId: string) =>
      actor.kind === 'platform'
        ? Effect.succeed(true)
        : actor.kind === 'user'
          ? Effect.match(findRoom(actor, roomId), { onSuccess: () => true, onFailure: () => false })
          : Effect.succeed(false)
    return {
      find: Effect.fn('chat.find-reported')(function* (actor: Actor, id: string) {
        const message = yield* rooms.messageById(id)
        const room = message && (yield* rooms.byId(message.room_id))
        if (!message || !room || !(yield* mayFind(actor, room.id))) return null
        return {
          id,
          revision: `${id}:${message.edited_at ?? ''}`,
          facilityId: room.facility_id,
          title: (yield* facilities.byIds([room.facility_id])).get(room.facility_id)?.name ?? '',
          authorIds: message.account_id === null ? [] : [message.account_id],
          text: actor.kind === 'platform' || isShown(message) ? message.text : '',
          picture: null,
          isPublic: false,
          path: null,
        }
      }),
      act: Effect.fn('chat.moderate')(function* (actor: Actor, { id, act, revision }: ThingAct) {
        const known = yield* rooms.messageById(id)
        const room = known && (yield* rooms.lock(known.room_id))
        const message = room && (yield* rooms.messageById(id))
        const hidden = act === 'hide'
        if (!message || act === 'remove' || message.hidden === hidden || revision !== `${id}:${message.edited_at ?? ''}`)
          return yield* new SubjectChanged()
        const after = { ...message, hidden }
        yield* rooms.saveMessage(after)
        yield* audit.record({
          actor,
          action: hidden ? 'chat.message-hidden' : 'chat.message-shown',
          subject: message.account_id,
          about: { message: id },
        })
        yield* publishMessage(room, after)
      }, transaction),
      locate: () => Effect.succeed(null),
      readContext: Effect.fn('chat.read-reported-room')(function* (actor: Actor, id: string) {
        const message = yield* rooms.messageById(id)
        if (!message) return []
        const { room_id, number } = message
        yield* audit.record({ actor, action: 'chat.reported-room-read', subject: null, about: { message: id, room: room_id } })
        const around = yield* rooms.messagesOf(room_id, { after: number - reach - 1 }, 2 * reach + 1)
        return around
          .filter((one) => one.number <= number + reach)
          .map(({ id: entry, side, text, sent_at }) => ({ id: entry, side, at: sent_at, text, reported: entry === id }))
      }, transaction),
    }
  },
)
