import type { Encryption } from '#core/ports/encryption.ts'

/** Creates a reversible encoding in place of encryption; `keys` name the known keys, the current one first. */
export const makeEncryption = (keys: readonly [string, ...string[]] = ['key1']): Encryption => {
  const prefixOf = (key: string) => `${key}.`
  const encode = (text: string, about: string) => Buffer.from(JSON.stringify({ about, text })).toString('base64url')
  return {
    currentKeyPrefix: prefixOf(keys[0]),
    encrypt: (text, about) => prefixOf(keys[0]) + encode(text, about),
    decrypt: (encrypted, about) => {
      const key = keys.find((one) => encrypted.startsWith(prefixOf(one)))
      if (key === undefined) return null
      const content = JSON.parse(Buffer.from(encrypted.slice(prefixOf(key).length), 'base64url').toString()) as Record<string, string>
      return content['about'] === about ? (content['text'] ?? null) : null
    },
  }
}
