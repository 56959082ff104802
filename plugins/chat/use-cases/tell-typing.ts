import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { define } from '#core/kernel/define.ts'
import type { MessageHandler } from '#core/plugin/received-messages.ts'
import { Realtime } from '#core/ports/realtime.ts'
import { Accounts } from '#plugins/accounts/contract/queries.ts'
import { chatChannelName } from '../contract/channel.ts'
import { mayWrite, readersOf } from '../domain/room.ts'
import { FindRoom } from '../services/find-room.ts'

/** Shows those who read a room that the user is writing there, and leaves no trace of it. Parents do not learn who of the staff it is. */
export const TellTyping = define(
  'chat/TellTyping',
  { findRoom: FindRoom, realtime: Realtime, accounts: Accounts },
  ({ findRoom, realtime, accounts }): MessageHandler<{ readonly room_id: string }> =>
    Effect.fn('chat.tell-typing')(function* (actor: Actor, { room_id }) {
      const user = yield* requireUser(actor)
      const { room, standing, side } = yield* findRoom(user, room_id)
      if (room.closed_by !== null || !mayWrite(room, standing)) return
      const { facility, parents } = readersOf(room)
      const [account] = yield* accounts.byIds([user.id])
      const signal = { channel: chatChannelName, type: 'chat.typing' }
      const named = { room_id, side, account_id: user.id, name: account?.first_name ?? null }
      yield* realtime.signal({ ...signal, to: facility, data: named })
      const shown = side === 'parent' ? named : { ...named, account_id: null, name: null }
      for (const to of parents) yield* realtime.signal({ ...signal, to, data: shown })
    }),
)
