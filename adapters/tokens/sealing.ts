import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import type { Encryption } from '#core/ports/sealing.ts'

const algorithm = 'aes-256-gcm'
const [nonceBytes, tagBytes] = [12, 16]

/** Each secret's own key, by HKDF (RFC 5869), so that what signs tokens never encrypts; and the name it is found by. */
const keyOf = (secret: string) => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'kredka sealing', 32))
  return { key, mark: `${createHash('sha256').update(key).digest('base64url').slice(0, 8)}.` }
}

/** Secrets under AES-256-GCM: `mark.nonce+text+tag`, what it belongs to being proven with it. */
export const makeSealing = ({ secrets }: { readonly secrets: readonly [string, ...string[]] }): Encryption => {
  const [now, ...others] = [keyOf(secrets[0]), ...secrets.slice(1).map(keyOf)] as const
  return {
    currentKeyPrefix: now.mark,
    encrypt: (text, about) => {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv(algorithm, now.key, nonce).setAAD(Buffer.from(about))
      return now.mark + Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
    },
    decrypt: (sealed, about) => {
      const found = [now, ...others].find(({ mark }) => sealed.startsWith(mark))
      if (!found) return null
      const bytes = Buffer.from(sealed.slice(found.mark.length), 'base64url')
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
