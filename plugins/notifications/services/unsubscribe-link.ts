import { token } from '#core/kernel/token.ts'
import type { Signing } from '#core/ports/signing.ts'
import type { Site } from '#core/ports/site.ts'
import { formatUnsubscribeToken, unsubscribePayload } from '../domain/unsubscribe-token.ts'

interface Dependencies {
  readonly signing: Signing
  readonly site: Site
}

/**
 * Builds the URL that unsubscribes an account from mails of a kind: GET asks, POST unsubscribes (RFC 8058). Valid while
 * the signing secret is configured.
 */
export const makeUnsubscribeLink =
  ({ signing, site }: Dependencies) =>
  (accountId: string, kind: string): string => {
    const [signature] = signing.macsOf(unsubscribePayload(accountId, kind))
    return `${site.url}/api/v1/notification/unsubscribe/${formatUnsubscribeToken(accountId, kind, signature)}`
  }

export type UnsubscribeLink = ReturnType<typeof makeUnsubscribeLink>
export const UnsubscribeLink = token<UnsubscribeLink>('notifications/UnsubscribeLink')
