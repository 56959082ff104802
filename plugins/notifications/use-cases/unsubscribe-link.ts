import { token } from '#core/kernel/token.ts'
import type { Signing } from '#core/ports/signing.ts'
import type { Site } from '#core/ports/site.ts'
import { unsubscribeText, unsubscribeWord } from '../domain/unsubscribe-word.ts'

interface Dependencies {
  readonly signing: Signing
  readonly site: Site
}

/** The whole address at which mails of a kind to an account are ended: asked by GET, done by POST (RFC 8058). It is good for as long as the secret is known. */
export const makeUnsubscribeLink =
  ({ signing, site }: Dependencies) =>
  (accountId: string, kind: string): string => {
    const [seal] = signing.sealsOf(unsubscribeText(accountId, kind))
    return `${site.url}/api/v1/notification/unsubscribe/${unsubscribeWord(accountId, kind, seal)}`
  }

export type UnsubscribeLink = ReturnType<typeof makeUnsubscribeLink>
export const UnsubscribeLink = token<UnsubscribeLink>('notifications/UnsubscribeLink')
