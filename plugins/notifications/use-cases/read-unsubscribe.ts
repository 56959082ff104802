import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { NotificationKind } from '#core/plugin/notices.ts'
import type { Signing } from '#core/ports/signing.ts'
import { UnsubscribeLinkNotFound } from '../domain/failures.ts'
import { ofDigest, readUnsubscribeWord, unsubscribeText } from '../domain/unsubscribe-word.ts'

interface Dependencies {
  readonly signing: Signing
  readonly kinds: readonly NotificationKind[]
}

/** Whose mails of which kind an address would end; `about`: the message key of the kind, `null` for digests. Nothing is changed. */
export const makeReadUnsubscribe = ({ signing, kinds }: Dependencies) =>
  Effect.fn('notifications.read-unsubscribe')(function* (_: Actor, { token: word }: { readonly token: string }) {
    const read = readUnsubscribeWord(word)
    if (!read) return yield* new UnsubscribeLinkNotFound()
    const { accountId, kind, seal } = read
    const notice = kinds.find((one) => one.kind === kind && !one.required)
    const isSealed = signing.sealsOf(unsubscribeText(accountId, kind)).includes(seal)
    if (!isSealed || (!notice && kind !== ofDigest)) return yield* new UnsubscribeLinkNotFound()
    return { token: word, accountId, kind, about: notice?.about ?? null }
  })

export type ReadUnsubscribe = ReturnType<typeof makeReadUnsubscribe>
export const ReadUnsubscribe = token<ReadUnsubscribe>('notifications/ReadUnsubscribe')
