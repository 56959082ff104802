import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { cleanText } from '#core/kernel/message-text.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Holidays } from '#core/ports/holidays.ts'
import { ChatMessageSent } from '../contract/events.ts'
import type { RoomSide } from '../contract/room.ts'
import { ChatFacilities, ChatMails, Rooms } from '../domain/chat.port.ts'
import { mailDueAt } from '../domain/chat-hours.ts'
import type { ChatMessage, Room } from '../domain/room.ts'
import { PublishMessage } from './publish-message.ts'
import { RoomReaders } from './room-readers.ts'

/** Readers whose counters one reaction brings up to date. */
const readersPerEvent = 100

interface NewMessage {
  readonly accountId: string
  readonly side: RoomSide
  readonly key: string
  readonly text: string
  readonly files: readonly string[]
}

/**
 * Adds a message to a room that the transaction has locked, shows it on open pages, and plans the mails to those who will not have
 * read it by then.
 */
export const AddChatMessage = define(
  'chat/AddMessage',
  {
    rooms: Rooms,
    facilities: ChatFacilities,
    mails: ChatMails,
    publishMessage: PublishMessage,
    roomReaders: RoomReaders,
    holidays: Holidays,
    events: Events,
    clock: Clock,
  },
  ({ rooms, facilities, mails, publishMessage, roomReaders, holidays, events, clock }) =>
    Effect.fn('chat.add-message')(function* (before: Room, { accountId, side, key, text, files }: NewMessage) {
      const now = clock.now()
      const sent_at = now.toISOString()
      const number = before.last_number + 1
      const room: Room = {
        ...before,
        last_number: number,
        last_message_at: sent_at,
        ...(side === 'facility' && { last_facility: number }),
      }
      const message: ChatMessage = {
        id: newId(),
        room_id: room.id,
        number,
        side,
        account_id: accountId,
        client_key: key,
        text: cleanText(text),
        files,
        sent_at,
        edited_at: null,
        withdrawn_at: null,
        hidden: false,
      }
      yield* rooms.save(room)
      yield* rooms.addMessage(message)
      yield* rooms.markSeen(accountId, room.id, number, sent_at)
      const readers = (yield* roomReaders(room)).filter((reader) => reader !== accountId)
      const due = mailDueAt(yield* facilities.hoursOf(room.facility_id), (day) => holidays.isHoliday(day), now)
      yield* mails.plan(room.id, readers, { sentAt: sent_at, dueAt: due.toISOString() })
      yield* publishMessage(room, message)
      // Announcements may have some thousand readers: their counters are brought up to date part by part.
      for (let at = 0; at < readers.length; at += readersPerEvent)
        yield* events.emit(ChatMessageSent.of({ accountIds: readers.slice(at, at + readersPerEvent) }))
      return message
    }),
)
