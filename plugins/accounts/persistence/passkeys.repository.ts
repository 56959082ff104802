import { Effect } from 'effect'
import { Db, forUpdate } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { PasskeyKnown } from '../contract/errors.ts'
import { PasskeyRepository } from '../domain/passkeys.port.ts'
import { PasskeyTable, toPasskey, toRow } from './passkey.table.ts'

/** The unique constraint decides which of two accounts gets a passkey. */
const constraints = { accounts_passkey_credential: PasskeyKnown }

/** Creates the PostgreSQL repository of passkeys. */
export const makePasskeyRepository = provide(
  PasskeyRepository,
  { db: Db },
  ({ db }): PasskeyRepository => ({
    ofAccount: (accountId) =>
      db
        .query((em) => em.find(PasskeyTable, { account_id: accountId }, { orderBy: [{ created_at: 'asc' }, { id: 'asc' }] }))
        .pipe(Effect.map((rows) => rows.map(toPasskey))),
    add: (passkey) => Effect.asVoid(db.guarded(constraints, (em) => em.create(PasskeyTable, toRow(passkey)))),
    lockByCredentialId: (credentialId) =>
      db
        .query((em) => em.findOne(PasskeyTable, { credential_id: credentialId }, forUpdate))
        .pipe(Effect.map((row) => row && toPasskey(row))),
    recordUse: (id, { counter, backed_up }, at) =>
      Effect.asVoid(
        db.query(async (em) => {
          const row = await em.findOne(PasskeyTable, { id })
          if (row) em.assign(row, { counter, backed_up, last_used_at: at })
        }),
      ),
    remove: (accountId, id) =>
      db.bulk((em) => em.nativeDelete(PasskeyTable, { account_id: accountId, id })).pipe(Effect.map((removed) => removed > 0)),
  }),
)
