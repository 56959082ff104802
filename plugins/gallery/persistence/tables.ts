import { defineEntity, p } from '@mikro-orm/core'
import { IsoTimestamp } from '#adapters/postgres/column-types.ts'
import type { FocalPoint } from '#core/kernel/focal-point.ts'
import type { StoredPicture } from '../contract/gallery.ts'

/** Table of photos, by the id of their upload. */
export const PhotoTable = defineEntity({
  name: 'GalleryPhotoRow',
  tableName: 'gallery_photo',
  properties: {
    upload_id: p.uuid().primary(),
    facility_id: p.uuid(),
    picture: p.json<StoredPicture>(),
    alt: p.text(),
    focus: p.json<FocalPoint>().strictNullable(),
    sort: p.integer(),
    hidden: p.boolean().default(false),
  },
})

/** Table of versions of galleries. */
export const GalleryVersionTable = defineEntity({
  name: 'GalleryVersionRow',
  tableName: 'gallery_version',
  properties: { facility_id: p.uuid().primary(), version: p.integer(), changed_at: p.type(IsoTimestamp) },
})
