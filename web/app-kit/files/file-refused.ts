import type { MessageKey } from '#core/kernel/message-key.ts'

/** A file that is not sent; the message says why. */
export class FileRefused extends Error {
  readonly key: string
  constructor(key: MessageKey) {
    super(key)
    this.key = key
  }
}

/** Returns whether an `accept` lists an ending: `acceptsExtension('.jpg,.gif', 'gif')`. */
export const acceptsExtension = (accept: string, ending: string): boolean => accept.split(',').some((one) => one.trim() === `.${ending}`)
