import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { IsoTimestamp, Sha256, sha256 } from '#adapters/postgres/column-types.ts'
import type { EndReason, Session } from '../domain/session.ts'

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
    ended_at: p.type(IsoTimestamp).strictNullable(),
    ended_because: p.text().$type<EndReason>().strictNullable(),
  },
})

/** Returns the session of a row. */
export const toSession = ({ token_hash, previous_hash, ended_at, ended_because, ...session }: InferEntity<typeof SessionTable>): Session =>
  session

/** Returns the row of a new session. */
export const toRow = (session: Session, signature: string) => ({
  ...session,
  token_hash: sha256(signature),
  previous_hash: null,
  ended_at: null,
  ended_because: null,
})
