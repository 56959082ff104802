import { pageTags } from '#core/kernel/page-tags.ts'
import { reportable } from '#core/moderation/reportable.ts'
import { cacheInvalidation } from '#core/plugin/cache-invalidations.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement } from '#core/plugin/implement.ts'
import { every } from '#core/plugin/jobs.ts'
import { newsApi } from './contract/api.ts'
import { NewsChanged } from './contract/events.ts'
import { newsFilesPath } from './domain/file-address.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { publications } from './migrations/20261218090000-publications.ts'
import { makeNews, makeNewsLists, NewsSitemap, newsOfFacility } from './persistence/news.repository.ts'
import { NewsTable, VersionTable } from './persistence/tables.ts'
import { publicationsPersonal } from './personal-data.ts'
import { ReportedNews } from './services/reported-news.ts'
import { ClearNews } from './use-cases/clear-news.ts'
import { ListFeed, ShowRss } from './use-cases/feeds.ts'
import { FindNewsFile } from './use-cases/find-news-file.ts'
import { AddNews, ChangeNews, ListNews, RemoveNews, ShowNews } from './use-cases/news.ts'
import { PublishScheduled } from './use-cases/publish-scheduled.ts'
import { SeedPublicationsDemo } from './use-cases/seed-demo.ts'
import { ListNewsVersions, RestoreNews } from './use-cases/versions.ts'

/** Posts of facilities: news, publications, relations and contests, for everybody, for members or for those in charge. */
export const plugin = definePlugin({
  name: 'publications',
  dependsOn: ['accounts', 'uploads', 'facility-panel', 'facility-profile'],
  migrations: [publications],
  tables: [NewsTable, VersionTable],
  providers: [makeNews, makeNewsLists],
  endpoints: implement(newsApi, [ListNews, ListFeed, ShowRss, ShowNews, AddNews, ChangeNews, RemoveNews, ListNewsVersions, RestoreNews]),
  servedFiles: { path: newsFilesPath, find: FindNewsFile },
  slotData: [newsOfFacility],
  cacheInvalidations: [cacheInvalidation(NewsChanged, ({ facilityId }) => [pageTags.facility(facilityId)])],
  reportables: [reportable('news', { label: 'publications.reported', acts: ['hide', 'restore'], things: ReportedNews })],
  sitemap: NewsSitemap,
  jobs: [every({ minutes: 1 }, PublishScheduled), every({ at: '03:35' }, ClearNews)],
  personalData: publicationsPersonal,
  demoSeed: SeedPublicationsDemo,
  messages: { pl, ua, en },
})
