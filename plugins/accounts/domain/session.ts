import { newId } from '#core/kernel/ids.ts'

/** A device on which an account is signed in: one family of refresh tokens, each of which is made of the one before. Times are ISO 8601 UTC. */
export interface Session {
  readonly id: string
  readonly account_id: string
  /** How often the token was changed. */
  readonly generation: number
  /** Whether a second factor was shown, a passkey being one. */
  readonly second_factor: boolean
  readonly device: string
  readonly opened_at: string
  readonly refreshed_at: string
  readonly expires_at: string
}

/** Why a session is over; `detail` of the refusal that its holder gets. */
export type EndedBecause = 'signed_out' | 'ended_elsewhere' | 'password_changed' | 'email_changed' | 'token_reused' | 'promoted'

/** How long a refresh token lives, and for how long the one before it still counts, for two tabs that ask at once; milliseconds (quality.md, "Sessions"). */
const lives = 30 * 24 * 3_600_000
const grace = 10_000

/** A new session that begins now. */
export const openSession = (accountId: string, device: string, secondFactor: boolean, now: Date): Session => ({
  id: newId(),
  account_id: accountId,
  generation: 0,
  second_factor: secondFactor,
  device,
  opened_at: now.toISOString(),
  refreshed_at: now.toISOString(),
  expires_at: new Date(now.getTime() + lives).toISOString(),
})

/** The session after its token was changed. */
export const rotated = (session: Session, now: Date): Session => ({
  ...session,
  generation: session.generation + 1,
  refreshed_at: now.toISOString(),
  expires_at: new Date(now.getTime() + lives).toISOString(),
})

/** Whether the token before this one still counts. */
export const inGrace = ({ refreshed_at }: Session, now: Date): boolean => refreshed_at >= graceBegan(now).toISOString()

/** Tokens that were changed since then still count. */
export const graceBegan = (now: Date): Date => new Date(now.getTime() - grace)

/** What the seal of a session's token is made of. */
export const sealedText = ({ id, generation }: Pick<Session, 'id' | 'generation'>): string => `refresh ${id} ${generation}`

/** What a refresh token says: whose session, which of its tokens, and the seal of both. */
export interface RefreshToken {
  readonly id: string
  readonly generation: number
  readonly seal: string
}

/** A refresh token as the cookie has it. */
export const writeToken = ({ id, generation }: Pick<Session, 'id' | 'generation'>, seal: string): string => `${id}.${generation}.${seal}`

/** What a cookie brings; `null` where it is none of ours. */
export const readToken = (token: string): RefreshToken | null => {
  const [, id, generation, seal] = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,9})\.([\w-]{43})$/.exec(token) ?? []
  return id && generation && seal ? { id, generation: Number(generation), seal } : null
}
