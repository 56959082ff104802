import type { MessageSignatures } from '#core/ports/message-signatures.ts'

/** Creates signatures that name secret and text. */
export const makeMessageSignatures = (): MessageSignatures => {
  const sign = (secret: string, text: string) => `${secret}:${text}`
  return { sign, matches: (secret, text, signature) => signature === sign(secret, text) }
}
