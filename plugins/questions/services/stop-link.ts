import { define } from '#core/kernel/define.ts'
import { Signing } from '#core/ports/signing.ts'
import { Site } from '#core/ports/site.ts'

const payload = (facilityId: string, address: string) => `questions.stop:${facilityId}:${address}`

/**
 * Builds and checks the link that ends the mails to an address of a facility. It is signed, so that nothing is stored
 * for it, and ends with the address.
 */
export const StopLink = define('questions/StopLink', { signing: Signing, site: Site }, ({ signing, site }) => {
  const tokenOf = (facilityId: string, address: string): string => `${facilityId}.${signing.macsOf(payload(facilityId, address))[0]}`
  return {
    tokenOf,
    urlOf: (facilityId: string, address: string): string => `${site.url}/api/v1/user-question-mail/stop/${tokenOf(facilityId, address)}`,
    /** Returns the facility that a token names, unchecked; `null` for rubbish. */
    facilityIdOf: (stopToken: string): string | null => /^([0-9a-f-]{36})\.[\w-]{43}$/.exec(stopToken)?.[1] ?? null,
    matches: (stopToken: string, facilityId: string, address: string): boolean =>
      signing.macsOf(payload(facilityId, address)).some((mac) => stopToken === `${facilityId}.${mac}`),
  }
})
