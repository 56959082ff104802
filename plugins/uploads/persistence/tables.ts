import { defineEntity, p } from '@mikro-orm/core'
import { IsoTimestamp } from '#adapters/postgres/column-types.ts'
import type { UploadKind, UploadPurpose } from '../contract/purposes.ts'

/** Table of uploads. */
export const UploadTable = defineEntity({
  name: 'UploadRow',
  tableName: 'uploads_upload',
  properties: {
    id: p.uuid().primary(),
    account_id: p.uuid().strictNullable(),
    facility_id: p.uuid().strictNullable(),
    purpose: p.text().$type<UploadPurpose>(),
    kind: p.text().$type<UploadKind>(),
    mime: p.text(),
    name: p.text(),
    alt: p.text(),
    size: p.integer(),
    width: p.integer().strictNullable(),
    height: p.integer().strictNullable(),
    files: p.array(),
    created_at: p.type(IsoTimestamp),
    attached_to: p.text().strictNullable(),
    attached_at: p.type(IsoTimestamp).strictNullable(),
    loose_since: p.type(IsoTimestamp).strictNullable(),
  },
})

/** Table of removed uploads whose files are still in the store. */
export const RemovedUploadTable = defineEntity({
  name: 'RemovedUploadRow',
  tableName: 'uploads_removed',
  properties: { upload_id: p.uuid().primary(), removed_at: p.type(IsoTimestamp) },
})
