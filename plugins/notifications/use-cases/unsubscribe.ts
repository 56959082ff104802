import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { NotificationKinds } from '#core/plugin/notifications.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { notificationsApi } from '../contract/api.ts'
import { digestFrequency, Preferences } from '../domain/notifications.port.ts'
import { effectivePreference } from '../domain/preferences.ts'
import { digestKind } from '../domain/unsubscribe-token.ts'
import { ReadUnsubscribeLink } from './read-unsubscribe-link.ts'

/**
 * Unsubscribes an account from mails of a kind, or from all digests, by the token of a link in a mail. Needs no sign-in
 * and may be repeated.
 */
export const Unsubscribe = handler(
  notificationsApi.unsubscribe,
  { readLink: ReadUnsubscribeLink, preferences: Preferences, kinds: NotificationKinds, transaction: Transaction },
  ({ readLink, preferences, kinds, transaction }) =>
    Effect.fn('notifications.unsubscribe')(function* (actor, { token: unsubscribeToken }) {
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
