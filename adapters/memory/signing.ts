import { createHash } from 'node:crypto'
import { Effect } from 'effect'
import { ExpiredJwt } from '#core/access/access-errors.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Signing } from '#core/ports/signing.ts'

/** Lifetime of a bearer token, seconds. */
const lifetimeSeconds = 15 * 60

interface Options {
  readonly clock: Clock
  /** The first secret signs, all of them verify. */
  readonly secrets?: readonly [string, ...string[]]
}

/** Creates readable bearer tokens and plain hashes in place of signatures. */
export const makeSigning = ({ clock, secrets = ['secret1'] }: Options): Signing => {
  const macOf = (text: string) => (secret: string) => createHash('sha256').update(`${secret} ${text}`).digest('base64url')
  const [first, ...others] = secrets
  return {
    signBearer: ({ account, session }) =>
      Effect.sync(() => ['bearer', account, session, clock.now().getTime() + lifetimeSeconds * 1000].join(' ')),
    verifyBearer: Effect.fn('memory.verify-bearer')(function* (jwt) {
      const [kind, account, session, expires] = jwt.split(' ')
      if (kind !== 'bearer' || !account || !session || Number(expires) <= clock.now().getTime()) return yield* new ExpiredJwt()
      return { account, session }
    }),
    macsOf: (text) => [macOf(text)(first), ...others.map(macOf(text))],
  }
}
