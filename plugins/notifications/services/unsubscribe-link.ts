import { define, type PortOf } from '#core/kernel/define.ts'
import { Signing } from '#core/ports/signing.ts'
import { Site } from '#core/ports/site.ts'
import { formatUnsubscribeToken, unsubscribePayload } from '../domain/unsubscribe-token.ts'

/**
 * Builds the URL that unsubscribes an account from mails of a kind: GET asks, POST unsubscribes (RFC 8058). Valid while
 * the signing secret is configured.
 */
export const UnsubscribeLink = define(
  'notifications/UnsubscribeLink',
  { signing: Signing, site: Site },
  ({ signing, site }) =>
    (accountId: string, kind: string): string => {
      const [signature] = signing.macsOf(unsubscribePayload(accountId, kind))
      return `${site.url}/api/v1/notification/unsubscribe/${formatUnsubscribeToken(accountId, kind, signature)}`
    },
)

export type UnsubscribeLink = PortOf<typeof UnsubscribeLink>
