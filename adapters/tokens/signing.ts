import { createHmac } from 'node:crypto'
import { Effect } from 'effect'
import { jwtVerify, SignJWT } from 'jose'
import { ExpiredJwt } from '#core/access/access-errors.ts'
import { sessionLifetime } from '#core/access/session-lifetime.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { BearerClaims, Signing } from '#core/ports/signing.ts'

const issuer = 'kredka'
const algorithm = 'HS256'

/** Bearer tokens as JWT (RFC 7519) signed by HMAC-SHA256, and message authentication codes by the same function. */
export const makeSigning = ({ secrets, clock }: { readonly secrets: readonly [string, ...string[]]; readonly clock: Clock }): Signing => {
  const encode = (secret: string) => new TextEncoder().encode(secret)
  const [first, ...others] = secrets
  const keys = secrets.map(encode)

  const read = async (jwt: string): Promise<BearerClaims> => {
    let reason: unknown = new Error('No secret')
    for (const key of keys) {
      try {
        const { payload } = await jwtVerify(jwt, key, { algorithms: [algorithm], issuer, typ: 'JWT', currentDate: clock.now() })
        if (typeof payload.sub === 'string' && typeof payload['sid'] === 'string') return { account: payload.sub, session: payload['sid'] }
      } catch (error) {
        reason = error
      }
    }
    throw reason
  }
  const hmac = (text: string) => (secret: string) => createHmac('sha256', secret).update(text).digest('base64url')
  return {
    signBearer: ({ account, session }) => {
      const now = Math.floor(clock.now().getTime() / 1000)
      return Effect.promise(() =>
        new SignJWT({ sid: session })
          .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
          .setIssuer(issuer)
          .setSubject(account)
          .setIssuedAt(now)
          .setExpirationTime(now + sessionLifetime.bearerTokenMs / 1000)
          .sign(encode(first)),
      )
    },
    verifyBearer: (jwt) => Effect.tryPromise({ try: () => read(jwt), catch: () => new ExpiredJwt() }),
    macsOf: (text) => [hmac(text)(first), ...others.map(hmac(text))],
  }
}
