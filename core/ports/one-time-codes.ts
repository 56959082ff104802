import { token } from '#core/kernel/token.ts'

/** A square of light and dark for cameras: modules on each side, a quiet border among them, and the dark ones as the data of an SVG path. */
export interface SquareCode {
  readonly size: number
  readonly path: string
}

/** Codes of six digits that an app makes of a shared secret and the time, a new one every 30 seconds (RFC 6238). */
export interface OneTimeCodes {
  /** A new shared secret: 32 characters of base32, 160 bits. */
  newSecret(): string
  /** What apps read, `otpauth://totp/…`; `owner`: how the app calls the account. */
  uri(secret: string, owner: string): string
  /** The same for a camera. */
  square(uri: string): SquareCode
  /** Which step since 1970 a code belongs to, of this one, the one before and the one after; `null`: of none. */
  stepOf(secret: string, code: string, at: Date): number | null
}
export const OneTimeCodes = token<OneTimeCodes>('core/OneTimeCodes')
