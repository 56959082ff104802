import type { AccountType } from '#core/access/account-type.ts'
import { generateToken } from '#core/kernel/ids.ts'

/** Number of codes in a set. */
const codeCount = 10

/** Generates recovery codes like `3f2a-9c1b-77de-0a41`: 64 random bits each, enough for unsalted hashes. */
export const generateRecoveryCodes = (): readonly string[] =>
  Array.from({ length: codeCount }, () => (generateToken().slice(-16).match(/.{4}/g) ?? []).join('-'))

/** Parses a typed recovery code to its sixteen digits; `null` when it is not one. */
export const parseRecoveryCode = (typed: string): string | null => {
  const digits = typed.toLowerCase().replace(/[^0-9a-f]/g, '')
  return /^[0-9a-f\s-]+$/i.test(typed) && digits.length === 16 ? digits : null
}

/** Parses a typed TOTP code to its six digits; `null` when it is not one. */
export const parseTotpCode = (typed: string): string | null => {
  const digits = typed.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}

/** Returns true for account types that must have a second factor: support and CMS in production (features AU-14). */
export const requiresSecondFactor = (type: AccountType, production: boolean): boolean => production && type !== 'user'

/** Returns the account type that applies in a session: `user` while a required second factor was not shown. */
export const effectiveType = (type: AccountType, secondFactor: boolean, production: boolean): AccountType =>
  requiresSecondFactor(type, production) && !secondFactor ? 'user' : type

/** Returns true when a passkey's counter shows that it was cloned (WebAuthn level 3, 7.2.22); devices without a counter send 0. */
export const isCloned = (stored: number, received: number): boolean => (stored > 0 || received > 0) && received <= stored
