import { Effect } from 'effect'
import { makeTable } from '#adapters/memory/recoverable.ts'
import { PasskeyKnown } from '../contract/errors.ts'
import type { PasskeyRepository, StoredPasskey } from '../domain/passkeys.port.ts'

/** Creates an in-memory repository of passkeys that holds the given ones. */
export const makeMemoryPasskeys = (...stored: readonly StoredPasskey[]) => {
  const { rows, update, all, snapshot } = makeTable<StoredPasskey>()
  for (const passkey of stored) rows.set(passkey.id, passkey)
  const repository: PasskeyRepository = {
    ofAccount: (accountId) =>
      Effect.sync(() =>
        all()
          .filter(({ account_id }) => account_id === accountId)
          .toSorted((a, b) => a.created_at.localeCompare(b.created_at) || a.id.localeCompare(b.id)),
      ),
    add: Effect.fn('memory.add-passkey')(function* (passkey) {
      if (all().some(({ credential_id }) => credential_id === passkey.credential_id)) return yield* new PasskeyKnown()
      rows.set(passkey.id, passkey)
    }),
    lockByCredentialId: (credentialId) => Effect.sync(() => all().find(({ credential_id }) => credential_id === credentialId) ?? null),
    recordUse: (id, { counter, backed_up }, last_used_at) =>
      Effect.sync(() => void update(id, (row) => ({ ...row, counter, backed_up, last_used_at }))),
    remove: (accountId, id) => Effect.sync(() => rows.get(id)?.account_id === accountId && rows.delete(id)),
  }
  return { ...repository, rows, snapshot }
}
