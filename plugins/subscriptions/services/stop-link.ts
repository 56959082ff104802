import { define } from '#core/kernel/define.ts'
import { Signing } from '#core/ports/signing.ts'
import { Site } from '#core/ports/site.ts'

const payload = (subscriptionId: string) => `subscriptions.stop:${subscriptionId}`

/**
 * Builds and checks the link that ends one subscription without signing in (decision 118). It is signed, so that
 * nothing is stored for it.
 */
export const StopLink = define('subscriptions/StopLink', { signing: Signing, site: Site }, ({ signing, site }) => {
  const tokenOf = (subscriptionId: string): string => `${subscriptionId}.${signing.macsOf(payload(subscriptionId))[0]}`
  return {
    tokenOf,
    urlOf: (subscriptionId: string): string => `${site.url}/api/v1/subscription/stop/${tokenOf(subscriptionId)}`,
    /** Returns the subscription of an authentic token; `null` for rubbish and forgeries. */
    read: (stopToken: string): string | null => {
      const [, id, mac] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(stopToken) ?? []
      return id && mac && signing.macsOf(payload(id)).includes(mac) ? id : null
    },
  }
})
