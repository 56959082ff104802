import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { NotificationKinds } from '#core/plugin/notifications.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { notificationsApi } from '../contract/api.ts'
import { NoticeEmailRequired, NoticeKindNotFound } from '../contract/errors.ts'
import { Preferences } from '../domain/notifications.port.ts'
import { effectivePreference } from '../domain/preferences.ts'
import { ShowPreferences } from './show-preferences.ts'

/** Changes notification preferences, all or none; returns the resulting preferences. */
export const ChangePreferences = handler(
  notificationsApi.changePreferences,
  { preferences: Preferences, showPreferences: ShowPreferences, kinds: NotificationKinds, transaction: Transaction },
  ({ preferences, showPreferences, kinds, transaction }) =>
    Effect.fn('notifications.change-preferences')(function* (user, changes) {
      const { id } = user
      const chosen = yield* preferences.of(id)
      for (const { kind, in_app, email } of changes.kinds) {
        const declared = kinds.find((one) => one.kind === kind)
        if (!declared) return yield* new NoticeKindNotFound()
        const current = effectivePreference(
          declared,
          chosen.find((one) => one.kind === kind),
        )
        if (declared.required && (email ?? current.email) !== current.email) return yield* new NoticeEmailRequired()
        yield* preferences.put(id, [{ kind, in_app: in_app ?? current.in_app, email: email ?? current.email }])
      }
      return yield* showPreferences(user, {})
    }, transaction),
)
