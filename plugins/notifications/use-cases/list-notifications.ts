import { Effect } from 'effect'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { handler } from '#core/plugin/handler.ts'
import { NotificationKinds } from '#core/plugin/notifications.ts'
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
  { notifications: NotificationRepository, accounts: Accounts, kinds: NotificationKinds, translator: Translator },
  ({ notifications, accounts, kinds, translator }) =>
    Effect.fn('notifications.list-notifications')(function* ({ id }, { unread, ...requested }) {
      const paging = pagingOf(requested)
      const [account] = yield* accounts.byIds([id])
      const t = translator.for(account?.language ?? 'pl')
      const filter = { unread: unread !== undefined && unread !== 'false', ...paging }
      const { items, total } = yield* notifications.list(id, filter)
      const titled = items.map(({ values, ...notification }) => {
        const label = kinds.find(({ kind }) => kind === notification.kind)?.label
        return { ...notification, title: label ? t(label, values) : notification.kind }
      })
      return pageOf(titled, { total, ...paging })
    }),
)
