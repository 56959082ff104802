import { token } from '#core/kernel/token.ts'

/** Time-based one-time passwords (TOTP, RFC 6238): six digits, a new code every 30 seconds. */
export interface OneTimeCodes {
  /** A new shared secret: 32 characters of base32, 160 bits. */
  generateSecret(): string
  /** Returns the `otpauth://totp/…` URI for authenticator apps; `owner` is the account label shown there. */
  uri(secret: string, owner: string): string
  /**
   * Returns the 30-second step since 1970 that the code matches, out of the current, previous and next one; `null` when
   * it matches none.
   */
  timeStepOf(secret: string, code: string, at: Date): number | null
}
export const OneTimeCodes = token<OneTimeCodes>('core/OneTimeCodes')
