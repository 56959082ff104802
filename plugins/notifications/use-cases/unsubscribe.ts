import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { NotificationKind } from '#core/plugin/notices.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { digestRhythm, type Preferences } from '../domain/notices.port.ts'
import { preferenceFor } from '../domain/preferences.ts'
import { ofDigest } from '../domain/unsubscribe-word.ts'
import type { ReadUnsubscribe } from './read-unsubscribe.ts'

interface Dependencies {
  readonly read: ReadUnsubscribe
  readonly preferences: Preferences
  readonly kinds: readonly NotificationKind[]
  readonly transaction: Transaction
}

/** Ends mails of a kind, or all that come in digests, for the bearer of an address in one of them; without signing in, as often as one likes. */
export const makeUnsubscribe = ({ read, preferences, kinds, transaction }: Dependencies) =>
  Effect.fn('notifications.unsubscribe')(function* (actor: Actor, { token: word }: { readonly token: string }) {
    const { accountId, kind } = yield* read(actor, { token: word })
    const chosen = yield* preferences.of(accountId)
    const ended = kinds
      .map((notice) =>
        preferenceFor(
          notice,
          chosen.find((one) => one.kind === notice.kind),
        ),
      )
      .filter((one) => (kind === ofDigest ? digestRhythm(one.email) !== null : one.kind === kind))
    yield* preferences.put(
      accountId,
      ended.map((one) => ({ ...one, email: 'off' as const })),
    )
    return { ended: true }
  }, transaction)

export type Unsubscribe = ReturnType<typeof makeUnsubscribe>
export const Unsubscribe = token<Unsubscribe>('notifications/Unsubscribe')
