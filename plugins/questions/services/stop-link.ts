import { token } from '#core/kernel/token.ts'
import type { Signing } from '#core/ports/signing.ts'
import type { Site } from '#core/ports/site.ts'

interface Dependencies {
  readonly signing: Signing
  readonly site: Site
}

const payload = (facilityId: string, address: string) => `questions.stop:${facilityId}:${address}`

/**
 * Builds and checks the link that ends the mails to an address of a facility. It is signed, so that nothing is stored
 * for it, and ends with the address.
 */
export const makeStopLink = ({ signing, site }: Dependencies) => {
  const tokenOf = (facilityId: string, address: string): string => `${facilityId}.${signing.macsOf(payload(facilityId, address))[0]}`
  return {
    tokenOf,
    urlOf: (facilityId: string, address: string): string => `${site.url}/api/v1/user-question-mail/stop/${tokenOf(facilityId, address)}`,
    /** Returns the facility that a token names, unchecked; `null` for rubbish. */
    facilityIdOf: (stopToken: string): string | null => /^([0-9a-f-]{36})\.[\w-]{43}$/.exec(stopToken)?.[1] ?? null,
    matches: (stopToken: string, facilityId: string, address: string): boolean =>
      signing.macsOf(payload(facilityId, address)).some((mac) => stopToken === `${facilityId}.${mac}`),
  }
}

export type StopLink = ReturnType<typeof makeStopLink>
export const StopLink = token<StopLink>('questions/StopLink')
