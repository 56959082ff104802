import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { RealtimeTickets } from '#core/ports/realtime-tickets.ts'
import { notificationsApi } from '../contract/api.ts'

/**
 * Issues a ticket that opens one websocket within 30 seconds, for clients that should not send the bearer token in a
 * URL (decisions §18).
 */
export const IssueTicket = handler(notificationsApi.issueTicket, { tickets: RealtimeTickets }, ({ tickets }) =>
  Effect.fn('notifications.issue-ticket')(function* (user) {
    return yield* tickets.issue(user)
  }),
)
