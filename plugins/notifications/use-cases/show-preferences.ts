import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { NotificationKinds } from '#core/plugin/notifications.ts'
import { Translator } from '#core/ports/translator.ts'
import { Accounts } from '#plugins/accounts/contract/queries.ts'
import { notificationsApi } from '../contract/api.ts'
import { Preferences } from '../domain/notifications.port.ts'
import { effectivePreference } from '../domain/preferences.ts'

/** Returns the user's preferences for all kinds of all plugins. */
export const ShowPreferences = handler(
  notificationsApi.showPreferences,
  { preferences: Preferences, accounts: Accounts, kinds: NotificationKinds, translator: Translator },
  ({ preferences, accounts, kinds, translator }) =>
    Effect.fn('notifications.show-preferences')(function* ({ id }) {
      const [account] = yield* accounts.byIds([id])
      const t = translator.for(account?.language ?? 'pl')
      const chosen = yield* preferences.of(id)
      return {
        kinds: kinds.map((declared) => ({
          ...effectivePreference(
            declared,
            chosen.find(({ kind }) => kind === declared.kind),
          ),
          title: t(declared.about),
          email_required: declared.required,
        })),
      }
    }),
)
