import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { define } from '#core/kernel/define.ts'
import { NotificationKinds } from '#core/plugin/notifications.ts'
import { Translator } from '#core/ports/translator.ts'
import { Accounts } from '#plugins/accounts/contract/queries.ts'
import { Preferences } from '../domain/notifications.port.ts'
import { effectivePreference } from '../domain/preferences.ts'

/** Returns the user's preferences for all kinds of all plugins. */
export const ShowPreferences = define(
  'notifications/ShowPreferences',
  { preferences: Preferences, accounts: Accounts, kinds: NotificationKinds, translator: Translator },
  ({ preferences, accounts, kinds, translator }) =>
    Effect.fn('notifications.show-preferences')(function* (actor: Actor, _: Readonly<Record<string, never>>) {
      const { id } = yield* requireUser(actor)
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
