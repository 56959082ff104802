import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/may.ts'
import { token } from '#core/kernel/token.ts'
import type { NotificationKind } from '#core/plugin/notices.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { NewPreferences } from '../contract/notification.ts'
import { NoticeEmailRequired, NoticeKindNotFound } from '../domain/failures.ts'
import type { Preferences } from '../domain/notices.port.ts'
import { preferenceFor } from '../domain/preferences.ts'
import type { ShowPreferences } from './show-preferences.ts'

interface Dependencies {
  readonly preferences: Preferences
  readonly showPreferences: ShowPreferences
  readonly kinds: readonly NotificationKind[]
  readonly transaction: Transaction
}

/** Changes what one hears of and how, all of it or nothing; gives all that holds then. */
export const makeChangePreferences = ({ preferences, showPreferences, kinds, transaction }: Dependencies) =>
  Effect.fn('notifications.change-preferences')(function* (actor: Actor, wanted: NewPreferences) {
    const { id } = yield* requireUser(actor)
    const chosen = yield* preferences.of(id)
    for (const { kind, in_app, email } of wanted.kinds) {
      const notice = kinds.find((one) => one.kind === kind)
      if (!notice) return yield* new NoticeKindNotFound()
      const now = preferenceFor(
        notice,
        chosen.find((one) => one.kind === kind),
      )
      if (notice.required && (email ?? now.email) !== now.email) return yield* new NoticeEmailRequired()
      yield* preferences.put(id, [{ kind, in_app: in_app ?? now.in_app, email: email ?? now.email }])
    }
    return yield* showPreferences(actor, {})
  }, transaction)

export type ChangePreferences = ReturnType<typeof makeChangePreferences>
export const ChangePreferences = token<ChangePreferences>('notifications/ChangePreferences')
