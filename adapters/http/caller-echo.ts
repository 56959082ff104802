import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Request } from 'express'

/** Milliseconds for which the proof of a question is accepted. */
const maxAgeMs = 60_000

const sign = (secret: string, moment: string) => createHmac('sha256', secret).update(`kredka caller echo ${moment}`).digest('hex')

/** Returns the proof that a question comes from somebody who knows the secret. */
export const echoProof = (secret: string, now: number): string => `${now}.${sign(secret, String(now))}`

/** Caller of a request as a process sees it. */
export interface CallerEcho {
  /** Address that limits count by. */
  readonly address: string
  /** Address of the connection: that of the client, or of the last proxy. */
  readonly peer: string
  readonly forwarded_for: string | null
  readonly protocol: string
  readonly host: string
}

/** Creates the answer to `kredka doctor --deploy`; `null` without a proof that one of the secrets has made within the last minute. */
export const makeCallerEcho =
  (secrets: readonly string[]) =>
  (request: Request): CallerEcho | null => {
    const [, moment = '', signature = ''] = /^(\d{1,15})\.([0-9a-f]{64})$/.exec(String(request.query['probe'] ?? '')) ?? []
    if (Math.abs(Date.now() - Number(moment)) > maxAgeMs) return null
    const given = Buffer.from(signature, 'hex')
    if (!secrets.some((secret) => timingSafeEqual(Buffer.from(sign(secret, moment), 'hex'), given))) return null
    return {
      address: request.ip ?? 'unknown',
      peer: request.socket.remoteAddress ?? 'unknown',
      forwarded_for: request.get('x-forwarded-for') ?? null,
      protocol: request.protocol,
      host: request.get('host') ?? '',
    }
  }
