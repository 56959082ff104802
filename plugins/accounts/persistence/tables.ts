import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { IsoTimestamp, Sha256 } from '#adapters/postgres/column-types.ts'
import type { AccountType } from '#core/access/account-type.ts'
import type { Language } from '#core/kernel/language.ts'
import type { Account } from '../domain/account.ts'
import type { EndReason } from '../domain/session.ts'
import type { TokenKind } from '../domain/token-lifetimes.ts'

/** Table of accounts. `waits_since` is the time from which an account waits for its activation or for a first own password. */
export const AccountTable = defineEntity({
  name: 'AccountRow',
  tableName: 'accounts_account',
  properties: {
    id: p.uuid().primary(),
    email: p.text(),
    password_hash: p.text().strictNullable(),
    first_name: p.text(),
    last_name: p.text(),
    type: p.text().$type<AccountType>(),
    language: p.text().$type<Language>(),
    status: p.text().$type<Account['status']>(),
    source: p.text(),
    third_party_data: p.json<unknown>().strictNullable(),
    terms_version: p.text().strictNullable(),
    photo: p.text().strictNullable(),
    version: p.integer(),
    created_at: p.type(IsoTimestamp),
    activated_at: p.type(IsoTimestamp).strictNullable(),
    one_time_until: p.type(IsoTimestamp).strictNullable(),
    waits_since: p.type(IsoTimestamp).strictNullable(),
  },
})

export type AccountRow = InferEntity<typeof AccountTable>

/** Returns the account of a row. */
export const toAccount = ({ waits_since, ...account }: AccountRow): Account => account

/** Returns the row of a new account. */
export const toRow = (account: Account) => ({
  ...account,
  waits_since: account.status === 'registered' || account.one_time_until !== null ? account.created_at : null,
})

/** Table of sessions, with the hashes of the last two token signatures. */
export const SessionTable = defineEntity({
  name: 'SessionRow',
  tableName: 'accounts_session',
  properties: {
    id: p.uuid().primary(),
    account_id: p.uuid(),
    token_hash: p.type(Sha256),
    previous_hash: p.type(Sha256).strictNullable(),
    generation: p.integer(),
    second_factor: p.boolean(),
    device: p.text(),
    opened_at: p.type(IsoTimestamp),
    refreshed_at: p.type(IsoTimestamp),
    expires_at: p.type(IsoTimestamp),
    ends_at: p.type(IsoTimestamp),
    ended_at: p.type(IsoTimestamp).strictNullable(),
    ended_because: p.text().$type<EndReason>().strictNullable(),
  },
})

/** Table of one-time tokens, by their hashes. */
export const TokenTable = defineEntity({
  name: 'TokenRow',
  tableName: 'accounts_token',
  properties: {
    hash: p.type(Sha256).primary(),
    kind: p.text().$type<TokenKind>(),
    account_id: p.uuid().strictNullable(),
    payload: p.json<unknown>().strictNullable(),
    expires_at: p.type(IsoTimestamp),
  },
})

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

/** Table of unused recovery codes, by their hashes. */
export const RecoveryCodeTable = defineEntity({
  name: 'RecoveryCodeRow',
  tableName: 'accounts_recovery_code',
  properties: {
    account_id: p.uuid().primary(),
    hash: p.type(Sha256).primary(),
  },
})

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

/** Entities of the plugin. */
export const accountsTables = [AccountTable, SessionTable, TokenTable, TotpTable, RecoveryCodeTable, PasskeyTable]
