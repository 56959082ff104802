import type { AccountType } from '#core/access/account-type.ts'
import { generateToken } from '#core/kernel/ids.ts'

/** Number of codes in a set. */
const codeCount = 10

/** Digits of a code: 112 random bits, of which unsalted hashes may be stored (ASVS V6.5.2). */
const digitsOfCode = 28

/** Digits of the codes that were given out before 2026-11-29 and stay valid. */
const digitsOfEarlierCode = 16

/** Generates recovery codes like `3f2a-9c1b-77de-0a41-5b60-c8d2-e713`. */
export const generateRecoveryCodes = (): readonly string[] =>
  Array.from({ length: codeCount }, () => (generateToken().slice(-digitsOfCode).match(/.{4}/g) ?? []).join('-'))

/** Parses a typed recovery code to its digits; `null` when it is not one. */
export const parseRecoveryCode = (typed: string): string | null => {
  const digits = typed.toLowerCase().replace(/[^0-9a-f]/g, '')
  return /^[0-9a-f\s-]+$/i.test(typed) && [digitsOfCode, digitsOfEarlierCode].includes(digits.length) ? digits : null
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
