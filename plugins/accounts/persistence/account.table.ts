import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { IsoTimestamp } from '#adapters/postgres/column-types.ts'
import type { AccountType } from '#core/access/account-type.ts'
import type { Language } from '#core/kernel/language.ts'
import type { Account } from '../domain/account.ts'

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
