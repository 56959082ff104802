import type { Effect } from 'effect'
import type { User } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'

/** Tickets by which a websocket is opened once, within half a minute, in the place of a bearer token (decisions §18). */
export interface RealtimeTickets {
  issue(user: User): Effect.Effect<{ readonly ticket: string; readonly expires_at: string }>
  /** The one whom a ticket was issued to, as the database knows them now; `null` where it was used, is over or never was. */
  redeem(ticket: string, address: string): Effect.Effect<User | null>
}
export const RealtimeTickets = token<RealtimeTickets>('core/LiveTickets')
