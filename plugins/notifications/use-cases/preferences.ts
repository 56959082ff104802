import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { notificationGroups } from '#core/plugin/notification-terms.ts'
import { NotificationKinds } from '#core/plugin/notifications.ts'
import { NotificationAudiences } from '#core/ports/notification-audiences.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Translator } from '#core/ports/translator.ts'
import { Accounts } from '#plugins/accounts/contract/queries.ts'
import { notificationsApi } from '../contract/api.ts'
import { NoticeEmailRequired, NoticeKindNotFound } from '../contract/errors.ts'
import { Preferences } from '../domain/notifications.port.ts'
import { effectivePreference } from '../domain/preferences.ts'

/** Returns the user's preferences for the kinds that can reach the account; what is stored for the others stays as it is. */
export const ShowPreferences = handler(
  notificationsApi.showPreferences,
  { preferences: Preferences, accounts: Accounts, kinds: NotificationKinds, audiences: NotificationAudiences, translator: Translator },
  ({ preferences, accounts, kinds, audiences, translator }) =>
    Effect.fn('notifications.show-preferences')(function* ({ id, type }) {
      const [account] = yield* accounts.byIds([id])
      const t = translator.for(account?.language ?? 'pl')
      const chosen = yield* preferences.of(id)
      const unreachable = yield* audiences.unreachableKindsOf({ id, type })
      return {
        kinds: notificationGroups
          .flatMap((group) => kinds.filter((one) => one.group === group))
          .filter(({ kind }) => !unreachable.has(kind))
          .map((declared) => ({
            ...effectivePreference(
              declared,
              chosen.find(({ kind }) => kind === declared.kind),
            ),
            group: declared.group,
            title: t(declared.about),
            email_required: declared.required !== null,
            email_reason: declared.required,
          })),
      }
    }),
)

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
