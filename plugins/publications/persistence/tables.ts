import { defineEntity, p } from '@mikro-orm/core'
import { IsoTimestamp } from '#adapters/postgres/column-types.ts'
import type { Language } from '#core/kernel/language.ts'
import type { RichText } from '#core/rich-text/document.ts'
import type { Licence, NewsSection, NewsStatus, NewsVisibility, PostKind } from '../contract/terms.ts'
import type { NewsRefusal } from '../domain/publication.ts'

/** Table of posts. */
export const NewsTable = defineEntity({
  name: 'PublicationsNewsRow',
  tableName: 'publications_news',
  properties: {
    id: p.uuid().primary(),
    section: p.text().$type<NewsSection>(),
    facility_id: p.uuid().strictNullable(),
    author_id: p.uuid().strictNullable(),
    kind: p.text().$type<PostKind>(),
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
    tag_ids: p.json<readonly string[]>(),
    language: p.text().$type<Language>(),
    licence: p.text().$type<Licence>().strictNullable(),
    author_name: p.text(),
    submission_id: p.uuid().strictNullable(),
    refusal: p.json<NewsRefusal>().strictNullable(),
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

/** Table of materials that accounts have saved. */
export const SavedTable = defineEntity({
  name: 'PublicationsSavedRow',
  tableName: 'publications_saved',
  properties: {
    account_id: p.uuid().primary(),
    news_id: p.uuid().primary(),
    saved_at: p.type(IsoTimestamp),
  },
})
