import { Cause, Effect, Exit } from 'effect'
import type { User } from '#core/access/actor.ts'
import type { Identity } from '#core/access/identity.port.ts'
import { isFailure } from '#core/kernel/failure.ts'
import type { RealtimeTickets } from '#core/ports/live-tickets.ts'

/** Finds out who listens. Each gives `null` where nobody stands behind what was shown, and throws while the database is away. */
export interface Subscribers {
  ofBearer(jwt: string, address: string): Promise<User | null>
  ofTicket(ticket: string, address: string): Promise<User | null>
}

/** By what keeps accounts, if anything does, and by tickets. */
export const whoListens = (identity: Identity | null, tickets: RealtimeTickets): Subscribers => ({
  ofBearer: async (jwt, address) => {
    if (!identity) return null
    const exit = await Effect.runPromiseExit(identity.ofBearer(jwt, { kind: 'visitor', address }))
    if (Exit.isSuccess(exit)) return exit.value
    const failure = Cause.squash(exit.cause)
    if (isFailure(failure) && failure.kind === 'unauthenticated') return null
    throw failure
  },
  ofTicket: (ticket, address) => Effect.runPromise(tickets.redeem(ticket, address)),
})
