import { Secret, TOTP } from 'otpauth'
import type { OneTimeCodes } from '#core/ports/one-time-codes.ts'

const issuer = 'Kredka'
const digits = 6
const period = 30
/** 160 bits, the length of the HMAC-SHA-1 output (RFC 4226, 4). */
const secretBytes = 20

const totp = (secret: string, label: string) =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits, period })

/** One-time codes by TOTP with the parameters that all authenticator apps support: SHA-1, six digits, 30 seconds. */
export const makeOneTimeCodes = (): OneTimeCodes => ({
  generateSecret: () => new Secret({ size: secretBytes }).base32,
  uri: (secret, owner) => totp(secret, owner).toString(),
  timeStepOf: (secret, code, at) => {
    const timestamp = at.getTime()
    const offset = totp(secret, '').validate({ token: code, timestamp, window: 1 })
    return offset === null ? null : TOTP.counter({ period, timestamp }) + offset
  },
})
