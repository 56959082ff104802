import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Accounts } from '#plugins/accounts/contract/queries.ts'
import { ChatUnread } from '../contract/events.ts'
import { ChatFacilities, ChatMails, type DueMail, Rooms } from '../domain/chat.port.ts'
import { isShown, sideIn } from '../domain/room.ts'
import { ChatLinkToken, linkDays } from '../services/chat-links.ts'

/** Mails of one transaction. */
const batch = 50
const dayMs = 86_400_000

/**
 * Tells accounts about rooms that are still unread when their mails are due, once for each. Whoever has read them meanwhile, has
 * silenced the room or is no longer in it gets none. Of several processes each takes other ones.
 */
export const SendDueMails = define(
  'chat/SendDueMails',
  {
    rooms: Rooms,
    facilities: ChatFacilities,
    mails: ChatMails,
    accounts: Accounts,
    linkToken: ChatLinkToken,
    events: Events,
    clock: Clock,
    transaction: Transaction,
  },
  ({ rooms, facilities, mails, accounts, linkToken, events, clock, transaction }) => {
    const tell = Effect.fn('chat.tell-unread')(function* ({ room_id, account_id }: DueMail) {
      const room = yield* rooms.byId(room_id)
      const standing = room && (yield* facilities.standing(account_id, room.facility_id))
      const side = room && sideIn(room, standing)
      if (!room || !side || room.closed_by !== null) return
      const now = clock.now()
      const mark = yield* rooms.markOf(room_id, account_id)
      if (mark?.muted_until && mark.muted_until > now.toISOString()) return
      const answered = room.kind === 'parent' && side === 'facility' ? room.last_facility : 0
      const unread = (yield* rooms.messagesOf(room_id, { after: Math.max(mark?.number ?? 0, answered) }, 100)).filter(
        (message) => message.account_id !== account_id && isShown(message),
      )
      const [first] = unread
      const [account] = yield* accounts.byIds([account_id])
      if (!first || !account) return
      const id = newId()
      const expires_at = new Date(now.getTime() + linkDays * dayMs).toISOString()
      const numbers = { first_number: first.number, last_number: room.last_number }
      yield* mails.addLink({ id, room_id, account_id, ...numbers, expires_at, answered_at: null, answer_id: null })
      const facility = (yield* facilities.byIds([room.facility_id])).get(room.facility_id)
      const inPanel = side === 'facility' && standing?.role !== 'teacher'
      yield* events.emit(
        ChatUnread.of({
          accountId: account_id,
          facility: facility?.name ?? '',
          count: unread.length,
          path: inPanel ? `/user_facility/${room.facility_id}/messages/${room_id}` : `/user/messages/${room_id}`,
          token: linkToken.of(id, account.email),
        }),
      )
    })
    const sendBatch = Effect.fn('chat.send-due-batch')(function* () {
      const due = yield* mails.take(clock.now().toISOString(), batch)
      for (const one of due) yield* tell(one)
      return due.length
    }, transaction)
    return Effect.fn('chat.send-due-mails')(function* (_: Actor, __: object) {
      while ((yield* sendBatch()) === batch);
    })
  },
)
