import { Cause, Effect, Exit } from 'effect'
import type { User } from '#core/access/actor.ts'
import type { Identity } from '#core/access/identity.port.ts'
import { isFailure } from '#core/kernel/failure.ts'
import type { RealtimeTickets } from '#core/ports/realtime-tickets.ts'

/** Authentication of websocket clients. Returns `null` for an invalid credential and throws while the database is unreachable. */
export interface Authentication {
  ofBearer(jwt: string, address: string): Promise<User | null>
  ofTicket(ticket: string, address: string): Promise<User | null>
  /** Returns those of the sessions that have not ended. */
  activeSessions(sessions: readonly string[]): Promise<ReadonlySet<string>>
}

/** Authenticates by bearer tokens, if a plugin provides identities, and by tickets. */
export const makeAuthentication = (identity: Identity | null, tickets: RealtimeTickets): Authentication => ({
  ofBearer: async (jwt, address) => {
    if (!identity) return null
    const exit = await Effect.runPromiseExit(identity.userOfBearerToken(jwt, { kind: 'visitor', address }))
    if (Exit.isSuccess(exit)) return exit.value
    const failure = Cause.squash(exit.cause)
    if (isFailure(failure) && failure.kind === 'unauthenticated') return null
    throw failure
  },
  ofTicket: (ticket, address) => Effect.runPromise(tickets.redeem(ticket, address)),
  activeSessions: async (sessions) => (identity ? Effect.runPromise(identity.activeSessions(sessions)) : new Set()),
})
