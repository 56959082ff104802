import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { token } from '#core/kernel/token.ts'
import type { NotificationKind } from '#core/plugin/notifications.ts'
import type { Translator } from '#core/ports/translator.ts'
import type { Accounts } from '#plugins/accounts/contract/queries.ts'
import type { NotificationQuery } from '../contract/notification.ts'
import type { NotificationRepository } from '../domain/notifications.port.ts'

interface Dependencies {
  readonly notifications: NotificationRepository
  readonly accounts: Accounts
  readonly kinds: readonly NotificationKind[]
  readonly translator: Translator
}

/**
 * Lists the user's notifications, the newest first, in the language of the account. A kind whose plugin is no longer
 * installed is titled by its name.
 */
export const makeListNotifications = ({ notifications, accounts, kinds, translator }: Dependencies) =>
  Effect.fn('notifications.list-notifications')(function* (actor: Actor, { unread, ...requested }: NotificationQuery) {
    const paging = pagingOf(requested)
    const { id } = yield* requireUser(actor)
    const [account] = yield* accounts.byIds([id])
    const t = translator.for(account?.language ?? 'pl')
    const filter = { unread: unread !== undefined && unread !== 'false', ...paging }
    const { items, total } = yield* notifications.list(id, filter)
    const titled = items.map(({ values, ...notification }) => {
      const label = kinds.find(({ kind }) => kind === notification.kind)?.label
      return { ...notification, title: label ? t(label, values) : notification.kind }
    })
    return pageOf(titled, { total, ...paging })
  })

export type ListNotifications = ReturnType<typeof makeListNotifications>
export const ListNotifications = token<ListNotifications>('notifications/ListNotifications')
