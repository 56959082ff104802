import { Effect } from 'effect'
import type { User } from '#core/access/actor.ts'
import type { Grants } from '#core/access/grants.port.ts'
import { generateToken } from '#core/kernel/ids.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { RealtimeTickets } from '#core/ports/realtime-tickets.ts'

/** Creates single-use tickets, valid for half a minute of the given clock; redeemed with the grants of that moment. */
export const makeRealtimeTickets = ({ clock, grants }: { readonly clock: Clock; readonly grants: Grants }): RealtimeTickets => {
  const tickets = new Map<string, { readonly user: User; readonly expires_at: string }>()
  return {
    issue: (user) =>
      Effect.sync(() => {
        const ticket = generateToken()
        const expires_at = new Date(clock.now().getTime() + 30_000).toISOString()
        tickets.set(ticket, { user, expires_at })
        return { ticket, expires_at }
      }),
    redeem: (ticket, address) =>
      Effect.gen(function* () {
        const found = tickets.get(ticket)
        tickets.delete(ticket)
        if (!found || found.expires_at < clock.now().toISOString()) return null
        return { ...found.user, address, perms: yield* grants.permissionsOf(found.user.id) }
      }),
  }
}
