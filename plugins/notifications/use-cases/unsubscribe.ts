import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { handler } from '#core/plugin/handler.ts'
import { NotificationKinds } from '#core/plugin/notifications.ts'
import { Signing } from '#core/ports/signing.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { notificationsApi } from '../contract/api.ts'
import { UnsubscribeLinkNotFound } from '../contract/errors.ts'
import { digestFrequency, Preferences } from '../domain/notifications.port.ts'
import { effectivePreference } from '../domain/preferences.ts'
import { digestKind, parseUnsubscribeToken, unsubscribePayload } from '../domain/unsubscribe-token.ts'

/** Verifies an unsubscribe link and returns its account and kind; `about`: message key of the kind, `null` for digests. */
export const ReadUnsubscribeLink = define(
  'notifications/ReadUnsubscribeLink',
  { signing: Signing, kinds: NotificationKinds },
  ({ signing, kinds }) =>
    Effect.fn('notifications.read-unsubscribe-link')(function* (_: Actor, { token: unsubscribeToken }: { readonly token: string }) {
      const parsed = parseUnsubscribeToken(unsubscribeToken)
      if (!parsed) return yield* new UnsubscribeLinkNotFound()
      const { accountId, kind, signature } = parsed
      const declared = kinds.find((one) => one.kind === kind && !one.required)
      const isAuthentic = signing.macsOf(unsubscribePayload(accountId, kind)).includes(signature)
      if (!isAuthentic || (!declared && kind !== digestKind)) return yield* new UnsubscribeLinkNotFound()
      return { token: unsubscribeToken, accountId, kind, about: declared?.about ?? null }
    }),
)

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
