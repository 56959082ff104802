import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { NotificationKind } from '#core/plugin/notifications.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { digestFrequency, type Preferences } from '../domain/notifications.port.ts'
import { effectivePreference } from '../domain/preferences.ts'
import { digestKind } from '../domain/unsubscribe-token.ts'
import type { ReadUnsubscribeLink } from './read-unsubscribe-link.ts'

interface Dependencies {
  readonly readLink: ReadUnsubscribeLink
  readonly preferences: Preferences
  readonly kinds: readonly NotificationKind[]
  readonly transaction: Transaction
}

/**
 * Unsubscribes an account from mails of a kind, or from all digests, by the token of a link in a mail. Needs no sign-in
 * and may be repeated.
 */
export const makeUnsubscribe = ({ readLink, preferences, kinds, transaction }: Dependencies) =>
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
  }, transaction)

export type Unsubscribe = ReturnType<typeof makeUnsubscribe>
export const Unsubscribe = token<Unsubscribe>('notifications/Unsubscribe')
