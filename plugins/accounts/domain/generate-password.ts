import { generateToken } from '#core/kernel/ids.ts'

/** Generates a password of sixteen hexadecimal digits in groups of four: 64 random bits, easy to read out. */
export const generatePassword = (): string => (generateToken().slice(0, 16).match(/.{4}/g) ?? []).join('-')
