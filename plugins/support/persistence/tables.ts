import { defineEntity, p } from '@mikro-orm/core'
import { IsoTimestamp } from '#adapters/postgres/column-types.ts'
import type { MergeKind } from '../contract/merge.ts'

/** Table of merges of facilities. */
export const MergeTable = defineEntity({
  name: 'SupportMerge',
  tableName: 'support_merge',
  properties: {
    id: p.uuid().primary(),
    survivor_id: p.uuid(),
    merged_id: p.uuid(),
    reason: p.text(),
    repointed: p.array().$type<readonly string[]>().columnType('uuid[]'),
    kind: p.text().$type<MergeKind>(),
    merged_at: p.type(IsoTimestamp),
    undone_at: p.type(IsoTimestamp).strictNullable(),
  },
})
