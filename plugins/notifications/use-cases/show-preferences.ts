import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { token } from '#core/kernel/token.ts'
import type { NotificationKind } from '#core/plugin/notifications.ts'
import type { Translator } from '#core/ports/translator.ts'
import type { Accounts } from '#plugins/accounts/contract/queries.ts'
import type { Preferences } from '../domain/notifications.port.ts'
import { effectivePreference } from '../domain/preferences.ts'

interface Dependencies {
  readonly preferences: Preferences
  readonly accounts: Accounts
  readonly kinds: readonly NotificationKind[]
  readonly translator: Translator
}

/** Returns the user's preferences for all kinds of all plugins. */
export const makeShowPreferences = ({ preferences, accounts, kinds, translator }: Dependencies) =>
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
  })

export type ShowPreferences = ReturnType<typeof makeShowPreferences>
export const ShowPreferences = token<ShowPreferences>('notifications/ShowPreferences')
