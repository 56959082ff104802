import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { UrgentSpool } from '#core/ports/urgent-spool.ts'
import type { ContactMessage } from '../domain/message.ts'
import type { StoreMessage } from '../services/store-message.ts'

interface Dependencies {
  readonly spool: UrgentSpool
  readonly storeMessage: StoreMessage
}

/** Moves urgent messages from the disk into the database; a message that fails stays for the next run. */
export const makeDeliverUrgent = ({ spool, storeMessage }: Dependencies) =>
  Effect.fn('contact.deliver-urgent')(function* (_: Actor, __: Readonly<Record<string, never>>) {
    // The file was written by `send-message.ts`, which validated the message.
    const waiting = yield* spool.drain((note) => storeMessage(note as ContactMessage))
    return { waiting }
  })

export type DeliverUrgent = ReturnType<typeof makeDeliverUrgent>
export const DeliverUrgent = token<DeliverUrgent>('contact/DeliverUrgent')
