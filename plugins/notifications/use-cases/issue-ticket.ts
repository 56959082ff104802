import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { define } from '#core/kernel/define.ts'
import { RealtimeTickets } from '#core/ports/realtime-tickets.ts'

/**
 * Issues a ticket that opens one websocket within 30 seconds, for clients that should not send the bearer token in a
 * URL (decisions §18).
 */
export const IssueTicket = define('notifications/IssueTicket', { tickets: RealtimeTickets }, ({ tickets }) =>
  Effect.fn('notifications.issue-ticket')(function* (actor: Actor, _: Readonly<Record<string, never>>) {
    return yield* tickets.issue(yield* requireUser(actor))
  }),
)
