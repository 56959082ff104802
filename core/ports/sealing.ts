import { token } from '#core/kernel/token.ts'

/** Keeps small secrets that must be read again, by keys that follow from the installation's secrets (`JWT_SECRETS`: the first seals, all open). */
export interface Encryption {
  /** How everything begins that is sealed now; what begins otherwise is to be sealed anew before an old secret goes. */
  readonly currentKeyPrefix: string
  /** `about`: what it belongs to; it opens for the same alone. */
  encrypt(text: string, about: string): string
  /** `null`: its secret is gone, it belongs to something else, or it was changed. */
  decrypt(sealed: string, about: string): string | null
}
export const Encryption = token<Encryption>('core/Sealing')
