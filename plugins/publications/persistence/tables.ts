import { defineEntity, p } from '@mikro-orm/core'
import { IsoTimestamp } from '#adapters/postgres/column-types.ts'
import { recordTable } from '#adapters/postgres/record-table.ts'
import { EarlierNews, News } from '../domain/publication.ts'

/** Table of posts. */
export const NewsTable = recordTable(News, { name: 'PublicationsNewsRow', tableName: 'publications_news', primary: ['id'] })

/** Table of earlier versions. */
export const VersionTable = recordTable(EarlierNews, {
  name: 'PublicationsVersionRow',
  tableName: 'publications_version',
  primary: ['news_id', 'number'],
})

/** Table of announcements of posts. */
export const AnnouncementTable = defineEntity({
  name: 'PublicationsAnnouncementRow',
  tableName: 'publications_announcement',
  properties: {
    news_id: p.uuid().primary(),
    published_at: p.type(IsoTimestamp),
    announced_to: p.uuid().strictNullable(),
    is_done: p.boolean(),
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
