import type { Actor } from '#core/access/actor.ts'
import { generateToken } from '#core/kernel/ids.ts'
import { token } from '#core/kernel/token.ts'
import type { Signing } from '#core/ports/signing.ts'
import { deviceTokenPayload, formatDeviceToken, parseDeviceToken } from '../domain/device-token.ts'

/** Browsers that an account has signed in from, recognised by a signed cookie that outlives sessions. */
export interface KnownDevices {
  /** Returns the number of the caller's browser, or `null` when it is not known to the account. */
  numberOf(actor: Actor, accountId: string): string | null
  /** Returns the token that makes the caller's browser known to the account. */
  tokenFor(actor: Actor, accountId: string): string
}

/** Creates the recognition of devices; nothing is stored. */
export const makeKnownDevices = ({ signing }: { readonly signing: Signing }): KnownDevices => {
  const numberOf: KnownDevices['numberOf'] = (actor, accountId) => {
    const presented = actor.kind === 'visitor' && actor.device !== undefined ? parseDeviceToken(actor.device) : null
    return presented && signing.macsOf(deviceTokenPayload(accountId, presented.number)).includes(presented.signature)
      ? presented.number
      : null
  }
  return {
    numberOf,
    tokenFor: (actor, accountId) => {
      const number = numberOf(actor, accountId) ?? generateToken()
      const [signature] = signing.macsOf(deviceTokenPayload(accountId, number))
      return formatDeviceToken({ number, signature })
    },
  }
}

export const KnownDevices = token<KnownDevices>('accounts/KnownDevices')
