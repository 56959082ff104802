import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { NotificationKinds } from '#core/plugin/notifications.ts'
import { Signing } from '#core/ports/signing.ts'
import { UnsubscribeLinkNotFound } from '../contract/errors.ts'
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
