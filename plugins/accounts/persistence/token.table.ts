import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { IsoTimestamp, Sha256 } from '#adapters/postgres/column-types.ts'
import type { StoredToken, TokenKind } from '../domain/one-time-tokens.port.ts'

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

/** Returns account and payload of a row. */
export const toStoredToken = ({ account_id, payload }: Pick<InferEntity<typeof TokenTable>, 'account_id' | 'payload'>): StoredToken => ({
  account_id,
  payload,
})
