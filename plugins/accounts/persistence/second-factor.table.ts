import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { IsoTimestamp, Sha256, sha256 } from '#adapters/postgres/column-types.ts'
import type { StoredTotp } from '../domain/second-factors.port.ts'

/** Table of encrypted TOTP secrets. `waits_since` is the time from which a secret waits for its confirmation. */
export const TotpTable = defineEntity({
  name: 'TotpRow',
  tableName: 'accounts_totp',
  properties: {
    account_id: p.uuid().primary(),
    secret: p.text(),
    last_step: p.bigint('number').strictNullable(),
    confirmed_at: p.type(IsoTimestamp).strictNullable(),
    waits_since: p.type(IsoTimestamp).strictNullable(),
  },
})

/** Returns the secret of a row. */
export const toTotp = ({ secret, confirmed_at }: InferEntity<typeof TotpTable>): StoredTotp => ({
  secret,
  confirmed: confirmed_at !== null,
})

/** Table of unused recovery codes, by their hashes. */
export const RecoveryCodeTable = defineEntity({
  name: 'RecoveryCodeRow',
  tableName: 'accounts_recovery_code',
  properties: {
    account_id: p.uuid().primary(),
    hash: p.type(Sha256).primary(),
  },
})

/** Returns the row of a recovery code. */
export const toRecoveryCodeRow = (account_id: string, code: string) => ({ account_id, hash: sha256(code) })
