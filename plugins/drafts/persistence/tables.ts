import { defineEntity, p } from '@mikro-orm/core'
import { IsoTimestamp } from '#adapters/postgres/column-types.ts'

/** Table of drafts, with encrypted contents. */
export const DraftTable = defineEntity({
  name: 'DraftRow',
  tableName: 'drafts_draft',
  properties: {
    id: p.uuid().primary(),
    account_id: p.uuid(),
    key: p.text(),
    content: p.text(),
    version: p.integer(),
    saved_at: p.type(IsoTimestamp),
  },
})
