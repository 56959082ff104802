import { token } from '#core/kernel/token.ts'

/**
 * Encrypts small secrets with keys derived from the installation's secrets (`JWT_SECRETS`: the first one encrypts, all
 * of them decrypt).
 */
export interface Encryption {
  /**
   * Prefix of everything encrypted with the current key; values with another prefix must be re-encrypted before an old
   * secret is removed.
   */
  readonly currentKeyPrefix: string
  /** `about`: context that the ciphertext is bound to (additional authenticated data); decryption needs the same value. */
  encrypt(text: string, about: string): string
  /** Returns `null` when the key is no longer known, `about` differs, or the value was modified. */
  decrypt(encrypted: string, about: string): string | null
}
export const Encryption = token<Encryption>('core/Encryption')
