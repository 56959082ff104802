import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { IsoTimestamp } from '#adapters/postgres/column-types.ts'
import type { StoredPasskey } from '../domain/passkeys.port.ts'

/** Table of passkeys. */
export const PasskeyTable = defineEntity({
  name: 'PasskeyRow',
  tableName: 'accounts_passkey',
  properties: {
    id: p.uuid().primary(),
    account_id: p.uuid(),
    credential_id: p.text(),
    public_key: p.uint8array(),
    counter: p.bigint('number'),
    transports: p.json<readonly string[]>(),
    backup_eligible: p.boolean(),
    backed_up: p.boolean(),
    name: p.text(),
    created_at: p.type(IsoTimestamp),
    last_used_at: p.type(IsoTimestamp).strictNullable(),
  },
})

/** Returns the passkey of a row. */
export const toPasskey = (row: InferEntity<typeof PasskeyTable>): StoredPasskey => ({ ...row })

/** Returns the row of a passkey. */
export const toRow = (passkey: StoredPasskey) => ({ ...passkey })
