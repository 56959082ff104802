import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { define } from '#core/kernel/define.ts'
import { NotificationKinds } from '#core/plugin/notifications.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { NoticeEmailRequired, NoticeKindNotFound } from '../contract/errors.ts'
import type { NewPreferences } from '../contract/notification.ts'
import { Preferences } from '../domain/notifications.port.ts'
import { effectivePreference } from '../domain/preferences.ts'
import { ShowPreferences } from './show-preferences.ts'

/** Changes notification preferences, all or none; returns the resulting preferences. */
export const ChangePreferences = define(
  'notifications/ChangePreferences',
  { preferences: Preferences, showPreferences: ShowPreferences, kinds: NotificationKinds, transaction: Transaction },
  ({ preferences, showPreferences, kinds, transaction }) =>
    Effect.fn('notifications.change-preferences')(function* (actor: Actor, changes: NewPreferences) {
      const { id } = yield* requireUser(actor)
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
      return yield* showPreferences(actor, {})
    }, transaction),
)
