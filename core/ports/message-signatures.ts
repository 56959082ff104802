import { token } from '#core/kernel/token.ts'

/** HMAC-SHA256 signatures of messages from and to other services, by a shared secret. */
export interface MessageSignatures {
  /** Returns the signature in hexadecimal digits. */
  sign(secret: string, text: string): string
  /** Returns whether a signature is that of the text, in the same time for each wrong one. */
  matches(secret: string, text: string, signature: string): boolean
}
export const MessageSignatures = token<MessageSignatures>('core/MessageSignatures')
