import type { Effect } from 'effect'
import type { User } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'

/** Single-use tickets that open a websocket within half a minute, instead of a bearer token (decisions §18). */
export interface RealtimeTickets {
  issue(user: User): Effect.Effect<{ readonly ticket: string; readonly expires_at: string }>
  /** Returns the user to whom the ticket was issued, freshly loaded; `null` when it was used, has expired or never existed. */
  redeem(ticket: string, address: string): Effect.Effect<User | null>
}
export const RealtimeTickets = token<RealtimeTickets>('core/RealtimeTickets')
