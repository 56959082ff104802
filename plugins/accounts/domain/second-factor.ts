import type { AccountType } from '#core/access/account-type.ts'

/** Returns true for account types that must have a second factor: support and CMS in production (features AU-14). */
export const requiresSecondFactor = (type: AccountType, production: boolean): boolean => production && type !== 'user'

/** Returns the account type that applies in a session: `user` while a required second factor was not shown. */
export const effectiveType = (type: AccountType, secondFactor: boolean, production: boolean): AccountType =>
  requiresSecondFactor(type, production) && !secondFactor ? 'user' : type

/** Returns true when a passkey's counter shows that it was cloned (WebAuthn level 3, 7.2.22); devices without a counter send 0. */
export const isCloned = (stored: number, received: number): boolean => (stored > 0 || received > 0) && received <= stored
