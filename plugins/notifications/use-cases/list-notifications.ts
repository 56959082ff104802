import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/may.ts'
import { pageOf, pageSize } from '#core/kernel/paging.ts'
import { token } from '#core/kernel/token.ts'
import type { NotificationKind } from '#core/plugin/notices.ts'
import type { Translator } from '#core/ports/translator.ts'
import type { Accounts } from '#plugins/accounts/contract/questions.ts'
import type { NotificationQuery } from '../contract/notification.ts'
import type { NoticeStore } from '../domain/notices.port.ts'

interface Dependencies {
  readonly store: NoticeStore
  readonly accounts: Accounts
  readonly kinds: readonly NotificationKind[]
  readonly translator: Translator
}

/** One's own notices, the newest first, in the language of the account. Of a kind whose plugin is gone its name is all there is. */
export const makeListNotifications = ({ store, accounts, kinds, translator }: Dependencies) =>
  Effect.fn('notifications.list')(function* (actor: Actor, { unread, page = 1, limit = pageSize.usual }: NotificationQuery) {
    const { id } = yield* requireUser(actor)
    const [account] = yield* accounts.byIds([id])
    const t = translator.for(account?.language ?? 'pl')
    const wanted = { unread: unread !== undefined && unread !== 'false', offset: limit * (page - 1), limit }
    const { items, total } = yield* store.list(id, wanted)
    const titled = items.map(({ values, ...notice }) => {
      const label = kinds.find(({ kind }) => kind === notice.kind)?.label
      return { ...notice, title: label ? t(label, values) : notice.kind }
    })
    return pageOf(titled, { total, page, limit })
  })

export type ListNotifications = ReturnType<typeof makeListNotifications>
export const ListNotifications = token<ListNotifications>('notifications/ListNotifications')
