import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { NotificationKinds } from '#core/plugin/notifications.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { digestFrequency, Preferences } from '../domain/notifications.port.ts'
import { effectivePreference } from '../domain/preferences.ts'
import { digestKind } from '../domain/unsubscribe-token.ts'
import { ReadUnsubscribeLink } from './read-unsubscribe-link.ts'

/**
 * Unsubscribes an account from mails of a kind, or from all digests, by the token of a link in a mail. Needs no sign-in
 * and may be repeated.
 */
export const Unsubscribe = define(
  'notifications/Unsubscribe',
  { readLink: ReadUnsubscribeLink, preferences: Preferences, kinds: NotificationKinds, transaction: Transaction },
  ({ readLink, preferences, kinds, transaction }) =>
    Effect.fn('notifications.unsubscribe')(function* (actor: Actor, { token: unsubscribeToken }: { readonly token: string }) {
      const { accountId, kind } = yield* readLink(actor, { token: unsubscribeToken })
      const chosen = yield* preferences.of(accountId)
      const matching = kinds
        .map((declared) =>
          effectivePreference(
            declared,
            chosen.find((one) => one.kind === declared.kind),
          ),
        )
        .filter((one) => (kind === digestKind ? digestFrequency(one.email) !== null : one.kind === kind))
      yield* preferences.put(
        accountId,
        matching.map((one) => ({ ...one, email: 'off' as const })),
      )
      return { ended: true }
    }, transaction),
)
