import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { Accounts } from '#plugins/accounts/contract/queries.ts'
import { chatApi } from '../contract/api.ts'
import { ChatMessageNotFound, ReadOnlyRoom } from '../contract/errors.ts'
import { groupRules } from '../contract/limits.ts'
import { Rooms } from '../domain/chat.port.ts'
import { mayWrite } from '../domain/room.ts'
import { NameChildren } from '../services/children.ts'
import { FindRoom } from '../services/find-room.ts'
import { ReadingParents } from '../services/reading-parents.ts'

/**
 * Tells those who write announcements how many parents have read one, and who has not (features RT-08). They see the same names
 * where they write to parents.
 */
export const ListReaders = handler(
  chatApi.listReaders,
  { rooms: Rooms, findRoom: FindRoom, readingParents: ReadingParents, nameChildren: NameChildren, accounts: Accounts },
  ({ rooms, findRoom, readingParents, nameChildren, accounts }) =>
    Effect.fn('chat.list-readers')(function* (user, { id, number }) {
      const { room, standing, side } = yield* findRoom(user, id)
      if (side !== 'facility' || room.kind !== 'announcements' || !mayWrite(room, standing)) return yield* new ReadOnlyRoom()
      if ((yield* rooms.messageAt(id, number)) === null) return yield* new ChatMessageNotFound()
      const parents = yield* readingParents(room)
      const missing = parents.filter((parent) => parent.number < number).map(({ accountId }) => accountId)
      const named = (missing.length === 0 ? [] : yield* accounts.byIds(missing))
        .map(({ id: account_id, first_name, last_name }) => ({ account_id, name: `${first_name} ${last_name}`.trim() }))
        .toSorted((one, other) => one.name.localeCompare(other.name, 'pl') || (one.account_id < other.account_id ? -1 : 1))
      const shown = named.slice(0, groupRules.named)
      const children = yield* nameChildren(
        room.facility_id,
        shown.map(({ account_id }) => account_id),
      )
      return {
        number,
        read: parents.length - missing.length,
        total: parents.length,
        unread: shown.map((one) => ({ ...one, children: children.get(one.account_id) ?? [] })),
        more: named.length - shown.length,
      }
    }),
)
