import type { AccountType } from '#core/access/account-type.ts'

/** Whether accounts of a kind must have a second factor: those of support and the CMS, where people rely on the installation (features AU-14). */
export const mustHaveFactor = (type: AccountType, production: boolean): boolean => production && type !== 'user'

/** What an account counts as in a session: without the second factor that it must have, as anybody's. */
export const typeHeld = (type: AccountType, secondFactor: boolean, production: boolean): AccountType =>
  mustHaveFactor(type, production) && !secondFactor ? 'user' : type

/** Whether a passkey's counter shows that there is a second one of it (WebAuthn level 3, 7.2.22); devices that never count say 0. */
export const isCloned = (kept: number, told: number): boolean => (kept > 0 || told > 0) && told <= kept
