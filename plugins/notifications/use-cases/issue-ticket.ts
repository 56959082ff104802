import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/may.ts'
import { token } from '#core/kernel/token.ts'
import type { RealtimeTickets } from '#core/ports/live-tickets.ts'

/** Gives a word that opens one websocket within half a minute, for who would not send the bearer token itself (decisions §18). */
export const makeIssueTicket = ({ tickets }: { readonly tickets: RealtimeTickets }) =>
  Effect.fn('notifications.issue-ticket')(function* (actor: Actor, _: Readonly<Record<string, never>>) {
    return yield* tickets.issue(yield* requireUser(actor))
  })

export type IssueTicket = ReturnType<typeof makeIssueTicket>
export const IssueTicket = token<IssueTicket>('notifications/IssueTicket')
