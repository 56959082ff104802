import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Encryption } from '#core/ports/encryption.ts'
import type { SecondFactorRepository } from '../domain/second-factors.port.ts'

interface Dependencies {
  readonly factors: SecondFactorRepository
  readonly encryption: Encryption
}

/**
 * Encrypts TOTP secrets with the current key that an older key encrypted, so that the operator can drop the older key;
 * returns their number.
 */
export const makeReencryptSecrets = ({ factors, encryption }: Dependencies) =>
  Effect.fn('accounts.reencrypt-secrets')(function* (_: Actor, _input: Readonly<Record<string, never>>) {
    const outdated = yield* factors.encryptedWithOldKey(encryption.currentKeyPrefix)
    const decrypted = outdated.flatMap(({ account_id: id, secret: previous }) => {
      const text = encryption.decrypt(previous, id)
      return text === null ? [] : [{ id, previous, text }]
    })
    for (const { id, previous, text } of decrypted) yield* factors.replaceSecret(id, previous, encryption.encrypt(text, id))
    return { resealed: decrypted.length }
  })

export type ReencryptSecrets = ReturnType<typeof makeReencryptSecrets>
export const ReencryptSecrets = token<ReencryptSecrets>('accounts/ReencryptSecrets')
