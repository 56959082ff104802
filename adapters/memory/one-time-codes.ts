import type { OneTimeCodes } from '#core/ports/one-time-codes.ts'

const stepSeconds = 30
const stepAt = (at: Date) => Math.floor(at.getTime() / 1000 / stepSeconds)
const codeAt = (secret: string, step: number) => String((step + Number(secret.replace(/\D/g, ''))) % 1_000_000).padStart(6, '0')

/** Creates one-time codes that are the number of the 30-second step plus that of the secret; `codeOf` is the authenticator app. */
export const makeOneTimeCodes = () => {
  let count = 0
  const codes: OneTimeCodes = {
    generateSecret: () => `SECRET${++count}`,
    uri: (secret, owner) => `otpauth://totp/${owner}?secret=${secret}`,
    timeStepOf: (secret, code, at) => [-1, 0, 1].map((offset) => stepAt(at) + offset).find((step) => codeAt(secret, step) === code) ?? null,
  }
  return { ...codes, codeOf: (secret: string, at: Date) => codeAt(secret, stepAt(at)) }
}
