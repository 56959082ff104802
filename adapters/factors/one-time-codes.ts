import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'
import type { OneTimeCodes } from '#core/ports/one-time-codes.ts'

const issuer = 'Kredka'
const [digits, period] = [6, 30]
/** 160 bits, as long as the hash behind it (RFC 4226, 4). */
const secretBytes = 20

const totp = (secret: string, label: string) =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits, period })

/** Codes by TOTP as all apps know it: SHA-1, six digits, 30 seconds. */
export const makeOneTimeCodes = (): OneTimeCodes => ({
  newSecret: () => new Secret({ size: secretBytes }).base32,
  uri: (secret, owner) => totp(secret, owner).toString(),
  square: (uri) => {
    // The border of four modules that readers ask for (ISO/IEC 18004).
    const { size, data } = encode(uri, { ecc: 'M', border: 4 })
    const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
    return { size, path }
  },
  stepOf: (secret, code, at) => {
    const timestamp = at.getTime()
    const off = totp(secret, '').validate({ token: code, timestamp, window: 1 })
    return off === null ? null : TOTP.counter({ period, timestamp }) + off
  },
})
