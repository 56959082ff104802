import { defineEntity, p } from '@mikro-orm/core'
import { IsoTimestamp } from '#adapters/postgres/column-types.ts'
import type { Language } from '#core/kernel/language.ts'
import type { RichText } from '#core/rich-text/document.ts'
import type { NewsKind, NewsStatus, NewsVisibility } from '../contract/terms.ts'

/** Table of posts. */
export const NewsTable = defineEntity({
  name: 'PublicationsNewsRow',
  tableName: 'publications_news',
  properties: {
    id: p.uuid().primary(),
    facility_id: p.uuid(),
    author_id: p.uuid().strictNullable(),
    kind: p.text().$type<NewsKind>(),
    slug: p.text(),
    title: p.text(),
    lead: p.text(),
    content: p.json<RichText>(),
    cover_id: p.uuid().strictNullable(),
    attachment_ids: p.json<readonly string[]>(),
    upload_ids: p.json<readonly string[]>(),
    visibility: p.text().$type<NewsVisibility>(),
    moderator_only: p.boolean(),
    hidden: p.boolean(),
    status: p.text().$type<NewsStatus>(),
    held: p.text().$type<'package-ended'>().strictNullable(),
    publish_at: p.type(IsoTimestamp).strictNullable(),
    published_at: p.type(IsoTimestamp).strictNullable(),
    closes_on: p.date().$type<string>().strictNullable(),
    language: p.text().$type<Language>(),
    consents: p.boolean(),
    created_at: p.type(IsoTimestamp),
    updated_at: p.type(IsoTimestamp),
    version: p.integer(),
  },
})

/** Table of earlier versions. */
export const VersionTable = defineEntity({
  name: 'PublicationsVersionRow',
  tableName: 'publications_version',
  properties: {
    news_id: p.uuid().primary(),
    number: p.integer().primary(),
    saved_by: p.uuid().strictNullable(),
    saved_at: p.type(IsoTimestamp),
    title: p.text(),
    lead: p.text(),
    content: p.json<RichText>(),
  },
})
