import { generateToken } from '#core/kernel/ids.ts'

/** How many codes one is given. */
const many = 10

/** New recovery codes, `3f2a-9c1b-77de-0a41`: sixteen hexadecimal digits, so that their hashes keep them. */
export const newRecoveryCodes = (): readonly string[] =>
  Array.from({ length: many }, () => (generateToken().slice(-16).match(/.{4}/g) ?? []).join('-'))

/** A recovery code however it was typed, as it is kept; `null` where it cannot be one. */
export const readRecoveryCode = (typed: string): string | null => {
  const digits = typed.toLowerCase().replace(/[^0-9a-f]/g, '')
  return /^[0-9a-f\s-]+$/i.test(typed) && digits.length === 16 ? digits : null
}

/** Six digits of an app however they were typed; `null` where they cannot be some. */
export const readAppCode = (typed: string): string | null => {
  const digits = typed.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}
