import { Effect } from 'effect'
import { InsufficientPermissions } from '#core/access/access-errors.ts'
import { type Conversation, type ConversationList, ConversationLists } from '#core/conversations/conversation-list.port.ts'
import { define } from '#core/kernel/define.ts'
import { handler } from '#core/plugin/handler.ts'
import { Accounts } from '#plugins/accounts/contract/queries.ts'
import { chatApi } from '../contract/api.ts'
import type { ConversationView, InboxView } from '../contract/inbox.ts'
import type { ChildName } from '../contract/room.ts'
import { ChatFacilities, type ListedRoom, type RoomScope, Rooms } from '../domain/chat.port.ts'
import { cursorOf, inOrder, positionOf } from '../domain/inbox-position.ts'
import { NameChildren } from '../services/children.ts'
import { NameGroups } from '../services/name-groups.ts'
import { isInOwnInbox, RoomScopes } from '../services/scopes.ts'
import { viewFacility } from '../services/view-facility.ts'

const excerptLength = 140
const pageSize = 30

const viewConversation =
  (kind: ConversationList['kind'], isFacility: boolean) =>
  (one: Conversation): ConversationView => ({
    ...one,
    kind,
    visibility: null,
    children: [],
    groups: [],
    last_own: !isFacility && one.last_by === 'parent',
    muted: false,
  })

/** Returns listed rooms as an inbox shows them; the first names of parents are for the facility alone. */
const ViewListed = define(
  'chat/ViewListed',
  { facilities: ChatFacilities, accounts: Accounts, nameGroups: NameGroups, nameChildren: NameChildren },
  ({ facilities, accounts, nameGroups, nameChildren }) =>
    Effect.fn('chat.view-listed')(function* (rooms: readonly ListedRoom[], accountId: string) {
      const known = yield* facilities.byIds([...new Set(rooms.map(({ facility_id }) => facility_id))])
      const parents = rooms.flatMap(({ account_id }) => (account_id === null || account_id === accountId ? [] : [account_id]))
      const names = new Map((parents.length === 0 ? [] : yield* accounts.byIds(parents)).map(({ id, first_name }) => [id, first_name]))
      const groupsOf = yield* nameGroups(rooms.flatMap(({ group_ids }) => group_ids))
      const children = new Map<string, readonly ChildName[]>()
      for (const facilityId of known.keys()) {
        const ofFacility = rooms.filter(({ facility_id, account_id }) => facility_id === facilityId && account_id !== accountId)
        for (const [parent, named] of yield* nameChildren(
          facilityId,
          ofFacility.flatMap(({ account_id }) => account_id ?? []),
        ))
          children.set(`${facilityId} ${parent}`, named)
      }
      return rooms.map(
        ({
          id,
          kind,
          visibility,
          group_ids,
          facility_id,
          account_id,
          last,
          last_message_at,
          new_messages,
          closed_by,
          muted,
        }): ConversationView => ({
          kind,
          id,
          facility: viewFacility(facility_id, known.get(facility_id)),
          label: null,
          visibility,
          parent: account_id === null ? null : (names.get(account_id) ?? null),
          children: children.get(`${facility_id} ${account_id}`) ?? [],
          groups: groupsOf(group_ids).map(({ name }) => name),
          excerpt: (last?.text ?? '').replace(/\s+/g, ' ').slice(0, excerptLength),
          last_by: last?.side ?? null,
          last_own: last?.account_id === accountId,
          last_message_at,
          new_messages,
          closed: closed_by !== null,
          muted,
        }),
      )
    }),
)

/** Facilities that a user may write to without having done so: those of a parent, or the rooms of the staff. */
const ListBeginnings = define('chat/ListBeginnings', { rooms: Rooms, facilities: ChatFacilities }, ({ rooms, facilities }) =>
  Effect.fn('chat.list-beginnings')(function* (accountId: string, scopes: readonly RoomScope[]) {
    const known = yield* facilities.byIds(scopes.map(({ facilityId }) => facilityId))
    const beginnings: InboxView['beginnings'][number][] = []
    for (const { facilityId, side, kinds } of scopes.slice(0, pageSize)) {
      const facility = viewFacility(facilityId, known.get(facilityId))
      // Announcements are written by those who write with parents.
      const ofStaff = kinds.includes('parent') ? (['announcements', 'staff'] as const) : (['staff'] as const)
      const begins = side === 'parent' ? (['parent'] as const) : ofStaff
      for (const kind of begins) {
        const like = {
          facility_id: facilityId,
          kind,
          account_id: kind === 'parent' ? accountId : null,
          visibility: 'staff',
          group_ids: [],
        } as const
        beginnings.push({ facility, kind, room_id: (yield* rooms.like(like))?.id ?? null })
      }
    }
    return beginnings
  }),
)

/** Lists the conversations of a user, or of a facility: questions and rooms in one order (features RT-03). */
export const ListConversations = handler(
  chatApi.listConversations,
  {
    rooms: Rooms,
    lists: ConversationLists,
    roomScopes: RoomScopes,
    viewListed: ViewListed,
    listBeginnings: ListBeginnings,
  },
  ({ rooms, lists, roomScopes, viewListed, listBeginnings }) =>
    Effect.fn('chat.list-conversations')(function* (user, { facility_id, unread: only, before: cursor }) {
      const facilityId = facility_id ?? null
      const all = (yield* roomScopes([user.id])).get(user.id) ?? []
      const scopes = all.filter((scope) => (facilityId === null ? isInOwnInbox(scope) : scope.facilityId === facilityId))
      if (facilityId !== null && !scopes.some(({ side }) => side === 'facility')) return yield* new InsufficientPermissions()
      const part = { unread: only === 'true', before: cursor === undefined ? null : positionOf(cursor), limit: pageSize + 1 }
      const others: ConversationView[] = []
      for (const { kind, list } of lists)
        others.push(...(yield* list(user, { facilityId, ...part })).map(viewConversation(kind, facilityId !== null)))
      const listed = yield* viewListed(yield* rooms.list({ accountId: user.id, scopes, ...part }), user.id)
      const merged = [...others, ...listed].toSorted(inOrder)
      const conversations = merged.slice(0, pageSize)
      const last = merged.length > pageSize ? conversations.at(-1) : undefined
      return {
        conversations,
        next: last ? cursorOf(last) : null,
        beginnings: cursor === undefined ? yield* listBeginnings(user.id, scopes) : [],
      }
    }),
)
