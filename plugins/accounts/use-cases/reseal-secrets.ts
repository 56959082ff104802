import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Encryption } from '#core/ports/sealing.ts'
import type { Factors } from '../domain/factors.port.ts'

interface Dependencies {
  readonly factors: Factors
  readonly encryption: Encryption
}

/** Seals secrets of apps anew that an older secret of the installation sealed, so that it may be dropped; of how many. */
export const makeResealSecrets = ({ factors, encryption }: Dependencies) =>
  Effect.fn('accounts.reseal-secrets')(function* (_: Actor, _input: Readonly<Record<string, never>>) {
    const old = yield* factors.sealedBefore(encryption.currentKeyPrefix)
    const open = old.flatMap(({ account_id: id, secret: before }) => {
      const text = encryption.decrypt(before, id)
      return text === null ? [] : [{ id, before, text }]
    })
    for (const { id, before, text } of open) yield* factors.reseal(id, before, encryption.encrypt(text, id))
    return { resealed: open.length }
  })

export type ResealSecrets = ReturnType<typeof makeResealSecrets>
export const ResealSecrets = token<ResealSecrets>('accounts/ResealSecrets')
