import { generateToken, newId } from '#core/kernel/ids.ts'

/** Code sent to the register's e-mail address; the code itself is stored as a message authentication code only. */
export interface ClaimCode {
  readonly id: string
  readonly claim_id: string
  readonly account_id: string
  readonly facility_id: string
  readonly mac: string
  readonly sent_at: string
  readonly expires_at: string
  /** Number of wrong guesses, and the time of the last one. */
  readonly wrong: number
  readonly guessed_at: string | null
  /** Time at which it was used, replaced or guessed at too often. */
  readonly ended_at: string | null
}

/** Minutes for which a code works. */
export const codeMinutes = 15
/** Number of wrong guesses that end a code, and that lock the way by code of an account for a facility within a day. */
export const guessesPerCode = 5
export const guessesPerDay = 10

/** Rate limits of sending and of guessing codes; the key is named in the comment. */
export const codeLimits = {
  /** By account. */
  sendPerAccount: { times: 10, seconds: 86_400 },
  /** By network. */
  sendPerNetwork: { times: 20, seconds: 86_400 },
  /** By facility, so that many accounts together guess as little as one, and its mailbox is not flooded. */
  sendPerFacility: { times: 5, seconds: 86_400 },
  /** By account. */
  guess: { times: 30, seconds: 3600 },
} as const

/** Generates a code of six digits. */
export const generateCode = (): string => String(Number.parseInt(generateToken().slice(-8), 16) % 1_000_000).padStart(6, '0')

/** Returns the six digits of a typed code. */
export const digitsOf = (typed: string): string => typed.replace(/\D/g, '')

/** Returns the text that the stored code authenticates; it belongs to one code of one claim. */
export const codePayload = (id: string, claimId: string, code: string): string => `claim-code ${id} ${claimId} ${code}`

/** Creates a code that works for fifteen minutes from now. */
export const newCode = (
  claim: { readonly id: string; readonly account_id: string; readonly facility_id: string },
  macOf: (payload: string) => string,
  now: Date,
): { readonly code: string; readonly stored: ClaimCode } => {
  const id = newId()
  const code = generateCode()
  const stored = {
    id,
    claim_id: claim.id,
    account_id: claim.account_id,
    facility_id: claim.facility_id,
    mac: macOf(codePayload(id, claim.id, code)),
    sent_at: now.toISOString(),
    expires_at: new Date(now.getTime() + codeMinutes * 60_000).toISOString(),
    wrong: 0,
    guessed_at: null,
    ended_at: null,
  }
  return { code, stored }
}

/** Returns whether a code may still be entered. */
export const isCodeAlive = ({ ended_at, expires_at }: ClaimCode, now: Date): boolean =>
  ended_at === null && Date.parse(expires_at) > now.getTime()

/** Returns a code after a wrong guess; the fifth one ends it. */
export const afterWrongGuess = (code: ClaimCode, now: Date): ClaimCode => ({
  ...code,
  wrong: code.wrong + 1,
  guessed_at: now.toISOString(),
  ended_at: code.wrong + 1 >= guessesPerCode ? now.toISOString() : code.ended_at,
})

/** Returns the beginning of the day over which guesses are counted. */
export const guessDayStart = (now: Date): string => new Date(now.getTime() - 86_400_000).toISOString()
