import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import { asStore, type TableStore } from '#core/ports/store.ts'
import type { MessageKeyUsed } from '../contract/errors.ts'
import type { ChatHours, RoomKind } from '../contract/room.ts'
import type { ChatMessage, Room, Standing } from './room.ts'

/** Facility of a room, with what an account is to it. */
export interface RoomFacility {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly city: string
  /** Neither deleted nor merged into another one. */
  readonly exists: boolean
}

/** Reads who is what at facilities, from the grants, and who they are. */
export interface ChatFacilities {
  byIds(ids: readonly string[]): Effect.Effect<ReadonlyMap<string, RoomFacility>>
  /** Returns what an account is to a facility that exists; `null`: nothing. */
  standing(accountId: string, facilityId: string): Effect.Effect<Standing | null>
  /** Returns what accounts are to facilities, by account and facility id. */
  standingsOf(accountIds: readonly string[]): Effect.Effect<readonly (Standing & { readonly facilityId: string })[]>
  /** Returns the approved parents of a facility, or its staff. */
  accountsOf(facilityId: string, side: 'parents' | 'staff'): Effect.Effect<readonly Standing[]>
  hoursOf(facilityId: string): Effect.Effect<ChatHours>
  saveHours(facilityId: string, hours: ChatHours): Effect.Effect<void>
}
export const ChatFacilities = token<ChatFacilities>('chat/Facilities')

/** Room in a list, with its last message and the number of those that are new for the account that looks. */
export interface ListedRoom extends Room {
  readonly last: Pick<ChatMessage, 'text' | 'side' | 'account_id'> | null
  readonly new_messages: number
  readonly muted: boolean
}

/** Position in lists by the last message. */
export interface InboxPosition {
  readonly at: string
  readonly id: string
}

/** Rooms to list: those of these kinds and facilities that the account is in, by their last message. */
export interface RoomFilter {
  readonly accountId: string
  readonly scopes: readonly RoomScope[]
  readonly unread: boolean
  readonly before: InboxPosition | null
  readonly limit: number
}

/** Rooms of a facility that an account is in, as its standing gives them. */
export interface RoomScope {
  readonly facilityId: string
  readonly side: 'parent' | 'facility'
  readonly kinds: readonly RoomKind[]
  /** Parents' rooms that only the management reads, too. */
  readonly management: boolean
  /** Groups of a parent's children, whose announcements are among them. */
  readonly groups: readonly string[]
}

/** Number up to which an account has seen a room, and the time for which the room is silent. */
export interface RoomMark {
  readonly room_id: string
  readonly account_id: string
  readonly number: number
  readonly seen_at: string
  readonly muted_until: string | null
}

/** Creates the plain part of the repository of rooms. */
export const roomsOf = (rooms: TableStore<Room>, messages: TableStore<ChatMessage, MessageKeyUsed>, readMarks: TableStore<RoomMark>) => ({
  ...asStore(rooms),
  /** Adds a message; fails when its author has sent another one with its key. */
  addMessage: (message: ChatMessage) => messages.add(message),
  saveMessage: (message: ChatMessage) => messages.save(message),
  messageById: (id: string) => messages.byId(id),
  messageAt: (room_id: string, number: number) => messages.first({ room_id, number }),
  byKey: (account_id: string, client_key: string) => messages.first({ account_id, client_key }),
  markOf: (room_id: string, account_id: string) => readMarks.first({ room_id, account_id }),
  marksOf: (room_id: string) => readMarks.find({ room_id }),
  putMark: (mark: RoomMark) => readMarks.put(mark),
})

/** Messages that were deleted or emptied: how many, and the uploads that were their files. */
export interface DeletedMessages {
  readonly count: number
  readonly files: readonly string[]
}

/** Repository of rooms, messages and what was seen of them. */
export interface Rooms extends ReturnType<typeof roomsOf> {
  /** Adds a room unless there is one like it; returns the one that is stored then. */
  addOnce(room: Room): Effect.Effect<Room>
  list(filter: RoomFilter): Effect.Effect<readonly ListedRoom[]>
  /** Returns the last messages of a room before a number, or the first ones after it, in their order, and whether there are more. */
  messagesOf(
    roomId: string,
    part: { readonly before?: number | undefined; readonly after?: number | undefined },
    limit: number,
  ): Effect.Effect<readonly ChatMessage[]>
  /** Marks messages up to a number as seen; returns whether that is more than before. */
  markSeen(accountId: string, roomId: string, number: number, at: string): Effect.Effect<boolean>
  /** Returns the numbers of new messages of an account by facility, of rooms that are not silent. */
  countNew(accountId: string, scopes: readonly RoomScope[]): Effect.Effect<Readonly<Record<string, number>>>
  /** Returns the rooms that exist like one that is to be opened: of the kind, parent, visibility and groups. */
  like(room: Pick<Room, 'facility_id' | 'kind' | 'account_id' | 'visibility' | 'group_ids'>): Effect.Effect<Room | null>
  /** Returns whether a parent has closed a room with a facility. */
  isBlockedBy(accountId: string, facilityId: string): Effect.Effect<boolean>
  /** Returns the rooms of parents with the staff of a facility by account. */
  roomsOfParents(facilityId: string, accountIds: readonly string[]): Effect.Effect<ReadonlyMap<string, string>>
  /** Deletes so many messages that were sent before a moment; returns how many, and their files. */
  deleteMessages(before: string, limit: number): Effect.Effect<DeletedMessages>
  /** Empties so many messages that were withdrawn before a moment. */
  emptyWithdrawn(before: string, limit: number): Effect.Effect<DeletedMessages>
  /** Deletes rooms without messages in which nothing has happened since a moment. */
  deleteEmptyRooms(before: string): Effect.Effect<void>
  /** Closes the rooms of a facility, or those of erased accounts, for good. */
  closeOf(facilityId: string, at: string): Effect.Effect<void>
  closeOrphaned(at: string): Effect.Effect<void>
}
export const Rooms = token<Rooms>('chat/Rooms')

/** Mail about unread messages that waits for its time: one for each room and account. */
export interface DueMail {
  readonly room_id: string
  readonly account_id: string
  readonly due_at: string
}

/** Way to answer once from a mail without signing in. */
export interface ChatLink {
  readonly id: string
  readonly room_id: string
  readonly account_id: string
  /** Numbers of the first and the last message that it shows. */
  readonly first_number: number
  readonly last_number: number
  readonly expires_at: string
  readonly answered_at: string | null
  readonly answer_id: string | null
}

/** Creates the plain part of the repository of mails. */
export const chatMailsOf = (links: TableStore<ChatLink>) => ({
  addLink: links.add,
  linkById: links.byId,
  lockLink: links.lock,
  saveLink: links.save,
})

/** Repository of mails that are due, and of the links in them. */
export interface ChatMails extends ReturnType<typeof chatMailsOf> {
  /** Plans mails about a message for accounts that have none planned for the room. Moments are ISO 8601 UTC. */
  plan(roomId: string, accountIds: readonly string[], moments: { readonly sentAt: string; readonly dueAt: string }): Effect.Effect<void>
  /** Plans the mails of a facility anew: `dueAt` returns from the moment of a message when its mail is due. */
  replan(facilityId: string, dueAt: (sentAt: string) => string): Effect.Effect<void>
  /** Takes mails that are due by a moment, so that no other process gets them while the transaction runs. */
  take(now: string, limit: number): Effect.Effect<readonly DueMail[]>
}
export const ChatMails = token<ChatMails>('chat/Mails')
