import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import type { Encryption } from '#core/ports/encryption.ts'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Derives the encryption key of a secret by HKDF (RFC 5869), separate from the signing key, and the prefix that identifies the key. */
const keyOf = (secret: string) => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'kredka sealing', 32))
  return { key, keyPrefix: `${createHash('sha256').update(key).digest('base64url').slice(0, 8)}.` }
}

/** Encryption by AES-256-GCM: `prefix.nonce+ciphertext+tag`; `about` is authenticated as associated data. */
export const makeEncryption = ({ secrets }: { readonly secrets: readonly [string, ...string[]] }): Encryption => {
  const [current, ...others] = [keyOf(secrets[0]), ...secrets.slice(1).map(keyOf)] as const
  return {
    currentKeyPrefix: current.keyPrefix,
    encrypt: (text, about) => {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv(algorithm, current.key, nonce).setAAD(Buffer.from(about))
      return (
        current.keyPrefix + Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
      )
    },
    decrypt: (encrypted, about) => {
      const found = [current, ...others].find(({ keyPrefix: mark }) => encrypted.startsWith(mark))
      if (!found) return null
      const bytes = Buffer.from(encrypted.slice(found.keyPrefix.length), 'base64url')
      if (bytes.length < nonceBytes + tagBytes) return null
      const decipher = createDecipheriv(algorithm, found.key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
        .setAAD(Buffer.from(about))
        .setAuthTag(bytes.subarray(-tagBytes))
      try {
        return decipher.update(bytes.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        return null
      }
    },
  }
}
