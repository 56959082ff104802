import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { Overview } from '#core/overview/overview.ts'
import type { ChannelMessage } from '#core/plugin/channel-message.ts'
import { handler } from '#core/plugin/handler.ts'
import { NotificationChecks, NotificationKinds } from '#core/plugin/notifications.ts'
import { RealtimeTickets } from '#core/ports/realtime-tickets.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Translator } from '#core/ports/translator.ts'
import { Accounts } from '#plugins/accounts/contract/queries.ts'
import { notificationsApi } from '../contract/api.ts'
import { NotificationRepository } from '../domain/notifications.port.ts'

/**
 * Lists the user's notifications, the newest first, in the language of the account. A kind whose plugin is no longer
 * installed is titled by its name.
 */
export const ListNotifications = handler(
  notificationsApi.listNotifications,
  {
    notifications: NotificationRepository,
    accounts: Accounts,
    kinds: NotificationKinds,
    checks: NotificationChecks,
    translator: Translator,
  },
  ({ notifications, accounts, kinds, checks, translator }) =>
    Effect.fn('notifications.list-notifications')(function* ({ id }, { unread, ...requested }) {
      const paging = pagingOf(requested)
      const [account] = yield* accounts.byIds([id])
      const t = translator.for(account?.language ?? 'pl')
      const filter = { unread: unread !== undefined && unread !== 'false', ...paging }
      const { items, total } = yield* notifications.list(id, filter)
      const titled = yield* Effect.forEach(items, ({ values, ...notification }) =>
        Effect.gen(function* () {
          const declared = kinds.find(({ kind }) => kind === notification.kind)
          if (!declared) return { ...notification, title: notification.kind, path: null }
          const path = declared.path(values)
          const [isCurrent] = path === null ? [false] : yield* checks.areCurrent(declared.kind, [values])
          return { ...notification, title: t(declared.label, values), path: isCurrent ? path : null }
        }),
      )
      return pageOf(titled, { total, ...paging })
    }),
)

/** Marks items of all counters as seen; ignores ids of other users, so that they are not revealed. Returns the updated counts. */
export const MarkSeen = handler(notificationsApi.markSeen, { overview: Overview, transaction: Transaction }, ({ overview, transaction }) =>
  Effect.fn('notifications.mark-seen')(function* ({ id }, { list }) {
    yield* overview.markSeen(
      id,
      list.map((one) => one.id),
    )
    return yield* overview.countsOf(id)
  }, transaction),
)

/** Returns the user's counts of all plugins (features AP-09). */
export const ShowOverview = handler(notificationsApi.showOverview, { overview: Overview }, ({ overview }) =>
  Effect.fn('notifications.show-overview')(function* ({ id }) {
    return yield* overview.countsOf(id)
  }),
)

/** Returns the messages for a client that has just connected to the main channel: the current counts. */
export const ListInitialMessages = define('notifications/ListInitialMessages', { showOverview: ShowOverview }, ({ showOverview }) =>
  Effect.fn('notifications.list-initial-messages')(function* (actor: Actor, input: Readonly<Record<string, never>>) {
    const messages: readonly ChannelMessage[] = [{ type: 'overview.updated', data: yield* showOverview(actor, input) }]
    return messages
  }),
)

/**
 * Issues a ticket that opens one websocket within 30 seconds, for clients that should not send the bearer token in a
 * URL (decisions §18).
 */
export const IssueTicket = handler(notificationsApi.issueTicket, { tickets: RealtimeTickets }, ({ tickets }) =>
  Effect.fn('notifications.issue-ticket')(function* (user) {
    return yield* tickets.issue(user)
  }),
)
