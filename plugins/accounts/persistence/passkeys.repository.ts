import { Effect } from 'effect'
import type { Db } from '#adapters/postgres/unit-of-work.ts'
import { PasskeyKnown } from '../contract/errors.ts'
import type { StoredPasskey, PasskeyRepository } from '../domain/passkeys.port.ts'
import { utc } from './columns.ts'

const columns = `id, account_id, credential_id, public_key, counter::float8 counter, transports, backup_eligible, backed_up, name,
  ${utc('created_at')}, ${utc('last_used_at')}`

/** The unique constraint decides which of two accounts gets a passkey. */
const constraints = { accounts_passkey_credential: PasskeyKnown }

/** Creates the PostgreSQL repository of passkeys. */
export const makePasskeyRepository = ({ db }: { readonly db: Db }): PasskeyRepository => ({
  ofAccount: (accountId) =>
    db.rows<StoredPasskey>(`select ${columns} from accounts_passkey p where account_id = ? order by p.created_at, id`, [accountId]),
  add: (passkey) =>
    Effect.asVoid(
      db.guarded(constraints, (em) =>
        em.execute(
          `insert into accounts_passkey (id, account_id, credential_id, public_key, counter, transports, backup_eligible, backed_up, name, created_at)
           values (?, ?, ?, decode(?, 'base64'), ?, ?::jsonb, ?, ?, ?, ?)`,
          [
            ...[passkey.id, passkey.account_id, passkey.credential_id, Buffer.from(passkey.public_key).toString('base64'), passkey.counter],
            ...[JSON.stringify(passkey.transports), passkey.backup_eligible, passkey.backed_up, passkey.name, passkey.created_at],
          ],
        ),
      ),
    ),
  lockByCredentialId: (credentialId) =>
    db
      .rows<StoredPasskey>(`select ${columns} from accounts_passkey where credential_id = ? for update`, [credentialId])
      .pipe(Effect.map(([found]) => found ?? null)),
  recordUse: (id, { counter, backed_up }, at) =>
    Effect.asVoid(
      db.rows('update accounts_passkey set counter = ?, backed_up = ?, last_used_at = ? where id = ?', [counter, backed_up, at, id]),
    ),
  remove: (accountId, id) =>
    db
      .rows('delete from accounts_passkey where account_id = ? and id = ? returning 1', [accountId, id])
      .pipe(Effect.map((rows) => rows.length > 0)),
})
