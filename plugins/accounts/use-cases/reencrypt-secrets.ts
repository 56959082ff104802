import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Encryption } from '#core/ports/encryption.ts'
import { SecondFactorRepository } from '../domain/second-factors.port.ts'

/**
 * Encrypts TOTP secrets with the current key that an older key encrypted, so that the operator can drop the older key;
 * returns their number.
 */
export const ReencryptSecrets = define(
  'accounts/ReencryptSecrets',
  { factors: SecondFactorRepository, encryption: Encryption },
  ({ factors, encryption }) =>
    Effect.fn('accounts.reencrypt-secrets')(function* (_: Actor, _input: Readonly<Record<string, never>>) {
      const outdated = yield* factors.encryptedWithOldKey(encryption.currentKeyPrefix)
      const decrypted = outdated.flatMap(({ account_id: id, secret: previous }) => {
        const text = encryption.decrypt(previous, id)
        return text === null ? [] : [{ id, previous, text }]
      })
      for (const { id, previous, text } of decrypted) yield* factors.replaceSecret(id, previous, encryption.encrypt(text, id))
      return { resealed: decrypted.length }
    }),
)
