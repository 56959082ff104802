import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { UrgentSpool } from '#core/ports/urgent-spool.ts'
import type { ContactMessage } from '../domain/message.ts'
import { StoreMessage } from '../services/store-message.ts'

/** Moves urgent messages from the disk into the database; a message that fails stays for the next run. */
export const DeliverUrgent = define(
  'contact/DeliverUrgent',
  { spool: UrgentSpool, storeMessage: StoreMessage },
  ({ spool, storeMessage }) =>
    Effect.fn('contact.deliver-urgent')(function* (_: Actor, __: Readonly<Record<string, never>>) {
      // The file was written by `send-message.ts`, which validated the message.
      const waiting = yield* spool.drain((note) => storeMessage(note as ContactMessage))
      return { waiting }
    }),
)
