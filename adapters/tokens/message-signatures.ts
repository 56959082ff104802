import { createHmac, timingSafeEqual } from 'node:crypto'
import type { MessageSignatures } from '#core/ports/message-signatures.ts'

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest()

/** Creates signatures of messages by HMAC-SHA256. */
export const makeMessageSignatures = (): MessageSignatures => ({
  sign: (secret, text) => hmac(secret, text).toString('hex'),
  matches: (secret, text, signature) =>
    /^[0-9a-f]{64}$/i.test(signature) && timingSafeEqual(hmac(secret, text), Buffer.from(signature, 'hex')),
})
