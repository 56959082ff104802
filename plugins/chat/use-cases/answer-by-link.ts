import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { generateUuid } from '#core/kernel/ids.ts'
import { cleanText } from '#core/kernel/message-text.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { ChatLinkEnded, ChatLinkUsed } from '../contract/errors.ts'
import { messageRules } from '../contract/limits.ts'
import type { LinkAnswer, LinkView } from '../contract/link.ts'
import { ChatFacilities, ChatMails, Rooms } from '../domain/chat.port.ts'
import { isShown, mayWrite } from '../domain/room.ts'
import { AddChatMessage } from '../services/add-message.ts'
import { FindLink } from '../services/chat-links.ts'
import { viewFacility } from '../services/view-facility.ts'

/**
 * Returns the messages of which a mail has told, without names; opening the link changes nothing, since mail programs prefetch
 * links.
 */
export const ShowChatLink = define(
  'chat/ShowLink',
  { findLink: FindLink, rooms: Rooms, facilities: ChatFacilities },
  ({ findLink, rooms, facilities }) =>
    Effect.fn('chat.show-link')(function* (_: Actor, { token }: { readonly token: string }) {
      const { link, found, isExpired } = yield* findLink(token)
      const { room, standing, side } = found
      const messages = isExpired ? [] : yield* rooms.messagesOf(room.id, { after: link.first_number - 1 }, messageRules.page)
      const facility = (yield* facilities.byIds([room.facility_id])).get(room.facility_id)
      return {
        facility: viewFacility(room.facility_id, facility),
        side,
        messages: messages
          .filter((message) => message.number <= link.last_number || message.id === link.answer_id)
          .map((message) => ({
            number: message.number,
            side: message.side,
            text: isShown(message) ? message.text : '',
            files: isShown(message) ? message.files.length : 0,
            sent_at: message.sent_at,
          })),
        ended: isExpired,
        writable: !isExpired && link.answered_at === null && room.closed_by === null && mayWrite(room, standing),
        answered_at: link.answered_at,
      } satisfies LinkView
    }),
)

/**
 * Sends the one answer of a link, in the name of the account that the mail went to. The same text sent again, by a double click or a
 * replay, succeeds without another message.
 */
export const AnswerByLink = define(
  'chat/AnswerByLink',
  {
    findLink: FindLink,
    rooms: Rooms,
    mails: ChatMails,
    addMessage: AddChatMessage,
    audit: Audit,
    clock: Clock,
    transaction: Transaction,
  },
  ({ findLink, rooms, mails, addMessage, audit, clock, transaction }) =>
    Effect.fn('chat.answer-by-link')(function* (actor: Actor, { token, text }: LinkAnswer) {
      const { link, found, isExpired } = yield* findLink(token, { lock: true })
      if (link.answer_id !== null) {
        const sent = yield* rooms.messageById(link.answer_id)
        return sent?.text === cleanText(text) ? { token } : yield* new ChatLinkUsed()
      }
      const { room, standing, side, accountId } = found
      if (isExpired || room.closed_by !== null || !mayWrite(room, standing)) return yield* new ChatLinkEnded()
      const message = yield* Effect.orDie(addMessage(room, { accountId, side, key: generateUuid(), text, files: [] }))
      yield* mails.saveLink({ ...link, answered_at: clock.now().toISOString(), answer_id: message.id })
      yield* audit.record({ actor, action: 'chat.answered-by-link', subject: accountId, about: { room: room.id, link: link.id } })
      return { token }
    }, transaction),
)
