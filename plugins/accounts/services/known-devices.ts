import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { generateToken } from '#core/kernel/ids.ts'
import { Signing } from '#core/ports/signing.ts'
import { deviceTokenPayload, formatDeviceToken, parseDeviceToken, type Registered, registrationTokenPayload } from '../domain/session.ts'

/** Browsers that an account has signed in from, recognised by a signed cookie that outlives sessions. */
export interface KnownDevices {
  /** Returns the number of the caller's browser, or `null` when it is not known to the account. */
  numberOf(actor: Actor, accountId: string): string | null
  /** Returns the token that makes the caller's browser known to the account. */
  tokenFor(actor: Actor, accountId: string): string
  /** Returns the token by which the browser of a registration is recognised until the account is activated. */
  registrationTokenFor(account: Registered): string
  /** Returns whether the caller's browser sent the current registration of an account. */
  hasRegistered(actor: Actor, account: Registered): boolean
}

/** Creates the recognition of devices; nothing is stored. */
export const KnownDevices = define('accounts/KnownDevices', { signing: Signing }, ({ signing }): KnownDevices => {
  const presentedBy = (actor: Actor) => (actor.kind === 'visitor' && actor.device !== undefined ? parseDeviceToken(actor.device) : null)
  const isSigned = (payload: string, signature: string) => signing.macsOf(payload).includes(signature)
  const sign = (number: string, payload: string) => formatDeviceToken({ number, signature: signing.macsOf(payload)[0] })
  const numberOf: KnownDevices['numberOf'] = (actor, accountId) => {
    const presented = presentedBy(actor)
    return presented && isSigned(deviceTokenPayload(accountId, presented.number), presented.signature) ? presented.number : null
  }
  return {
    numberOf,
    tokenFor: (actor, accountId) => {
      const number = numberOf(actor, accountId) ?? generateToken()
      return sign(number, deviceTokenPayload(accountId, number))
    },
    registrationTokenFor: (account) => {
      const number = generateToken()
      return sign(number, registrationTokenPayload(account, number))
    },
    hasRegistered: (actor, account) => {
      const presented = presentedBy(actor)
      return presented !== null && isSigned(registrationTokenPayload(account, presented.number), presented.signature)
    },
  }
})
