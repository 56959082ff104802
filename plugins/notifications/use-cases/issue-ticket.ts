import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { token } from '#core/kernel/token.ts'
import type { RealtimeTickets } from '#core/ports/realtime-tickets.ts'

/**
 * Issues a ticket that opens one websocket within 30 seconds, for clients that should not send the bearer token in a
 * URL (decisions §18).
 */
export const makeIssueTicket = ({ tickets }: { readonly tickets: RealtimeTickets }) =>
  Effect.fn('notifications.issue-ticket')(function* (actor: Actor, _: Readonly<Record<string, never>>) {
    return yield* tickets.issue(yield* requireUser(actor))
  })

export type IssueTicket = ReturnType<typeof makeIssueTicket>
export const IssueTicket = token<IssueTicket>('notifications/IssueTicket')
