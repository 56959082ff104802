import { defineEntity, p } from '@mikro-orm/core'
import { IsoSecond } from '#adapters/postgres/column-types.ts'
import type { ImportReport } from '../domain/report.ts'

/** Table of batches: one row per imported edition. */
export const BatchTable = defineEntity({
  name: 'BatchRow',
  tableName: 'registers_batch',
  properties: {
    id: p.uuid().primary(),
    register: p.text(),
    edition_on: p.date(),
    file: p.text(),
    report: p.json<ImportReport>(),
    created_at: p.type(IsoSecond),
    rolled_back_at: p.type(IsoSecond).strictNullable(),
  },
})
