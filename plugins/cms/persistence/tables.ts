import { defineEntity, p } from '@mikro-orm/core'
import { IsoTimestamp } from '#adapters/postgres/column-types.ts'
import type { Language } from '#core/kernel/language.ts'
import type { RichText } from '#core/rich-text/document.ts'

const texts = {
  title: p.text(),
  lead: p.text(),
  body: p.json<RichText>(),
  meta_title: p.text(),
  meta_description: p.text(),
}

/** Table of the present descriptions. */
export const DescriptionTable = defineEntity({
  name: 'CmsDescriptionRow',
  tableName: 'cms_description',
  properties: {
    id: p.uuid().primary(),
    city_id: p.uuid(),
    voivodeship: p.text(),
    city_slug: p.text(),
    lang: p.text().$type<Language>(),
    ...texts,
    complete: p.boolean(),
    updated_at: p.type(IsoTimestamp),
    version: p.integer(),
  },
})

/** Table of all that was saved. */
export const VersionTable = defineEntity({
  name: 'CmsDescriptionVersionRow',
  tableName: 'cms_description_version',
  properties: {
    description_id: p.uuid().primary(),
    number: p.integer().primary(),
    ...texts,
    saved_at: p.type(IsoTimestamp),
    saved_by: p.uuid().strictNullable(),
  },
})
