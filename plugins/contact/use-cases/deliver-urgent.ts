import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { UrgentBox } from '#core/ports/urgent-box.ts'
import type { ContactMessage } from '../domain/message.ts'
import type { KeepMessage } from './keep-message.ts'

interface Dependencies {
  readonly box: UrgentBox
  readonly keep: KeepMessage
}

/** Brings urgent messages from the disk into the table; one that cannot be brought stays for the next time. */
export const makeDeliverUrgent = ({ box, keep }: Dependencies) =>
  Effect.fn('contact.deliver-urgent')(function* (_: Actor, __: Readonly<Record<string, never>>) {
    // Written by ourselves a moment ago: what it looks like was checked when it was sent.
    const waiting = yield* box.empty((note) => keep(note as ContactMessage))
    return { waiting }
  })

export type DeliverUrgent = ReturnType<typeof makeDeliverUrgent>
export const DeliverUrgent = token<DeliverUrgent>('contact/DeliverUrgent')
