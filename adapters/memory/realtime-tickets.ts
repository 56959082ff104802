import { Effect } from 'effect'
import type { User } from '#core/access/actor.ts'
import { generateToken } from '#core/kernel/ids.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { RealtimeTickets } from '#core/ports/realtime-tickets.ts'

/** Creates single-use tickets, valid for half a minute of the given clock. */
export const makeRealtimeTickets = ({ clock }: { readonly clock: Clock }): RealtimeTickets => {
  const tickets = new Map<string, { readonly user: User; readonly expires_at: string }>()
  return {
    issue: (user) =>
      Effect.sync(() => {
        const [ticket, expires_at] = [generateToken(), new Date(clock.now().getTime() + 30_000).toISOString()]
        tickets.set(ticket, { user, expires_at })
        return { ticket, expires_at }
      }),
    redeem: (ticket, address) =>
      Effect.sync(() => {
        const found = tickets.get(ticket)
        tickets.delete(ticket)
        return found && found.expires_at >= clock.now().toISOString() ? { ...found.user, address } : null
      }),
  }
}
