import { NewsPublished } from '#core/facilities/news-published.ts'
import { pageTags } from '#core/kernel/page-tags.ts'
import { reportable } from '#core/moderation/reportable.ts'
import { reviewKind } from '#core/moderation/review-kind.ts'
import { cacheInvalidation } from '#core/plugin/cache-invalidations.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement } from '#core/plugin/implement.ts'
import { every } from '#core/plugin/jobs.ts'
import { on } from '#core/plugin/reactions.ts'
import { newsApi } from './contract/api.ts'
import { NewsChanged } from './contract/events.ts'
import { newsFilesPath } from './contract/file-path.ts'
import { reviewDays } from './contract/limits.ts'
import { newsPageTags } from './contract/page-tags.ts'
import { materialReasons, materialReviewKind } from './contract/terms.ts'
import { publicationsMails, publicationsNotifications } from './mails.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { publications } from './migrations/20261218090000-publications.ts'
import { materials } from './migrations/20261220090000-publications.ts'
import { announcements } from './migrations/20261229180000-publications.ts'
import { groupPosts } from './migrations/20270112100000-publications.ts'
import { lessonFields } from './migrations/20270116090000-publications.ts'
import { newsDrafts } from './migrations/20270120091000-publications.ts'
import { coverFocus } from './migrations/20270122090200-publications.ts'
import { newPostDrafts } from './migrations/20270122093000-publications.ts'
import { materialsToday } from './persistence/materials-today.query.ts'
import {
  documentsOfSite,
  makeAnnouncements,
  makeNews,
  makeNewsLists,
  makePostPages,
  makePublishedMaterials,
  makeSavedMaterials,
  newsOfFacility,
  newsOfSite,
} from './persistence/news.repository.ts'
import { AnnouncementTable, NewsTable, SavedTable, VersionTable } from './persistence/tables.ts'
import { postsToday } from './persistence/today.query.ts'
import { publicationsPersonal } from './personal-data.ts'
import { makeDemoPosts } from './services/demo-posts.ts'
import { PostsOfFacilities } from './services/facility-posts.ts'
import { LeaveMaterials } from './services/leave-materials.ts'
import { makeMaterialRights } from './services/material-rights.ts'
import { makePosts } from './services/posts.ts'
import { makePublicPosts } from './services/public-posts.ts'
import { ReportedNews } from './services/reported-news.ts'
import { PublicationsSitemap } from './services/sitemap.ts'
import { AnnouncePosts, BeginAnnouncement } from './use-cases/announce-posts.ts'
import { ClearNews } from './use-cases/clear-news.ts'
import { DecideMaterial, ShowMaterialReview } from './use-cases/decide-material.ts'
import { ListFeed, ShowRss } from './use-cases/feeds.ts'
import { FindNewsFile } from './use-cases/find-news-file.ts'
import { AddNews, ChangeNews, ListNews, ListNewsGroups, RemoveNews, ShowNews } from './use-cases/news.ts'
import { PublishScheduled } from './use-cases/publish-scheduled.ts'
import { SeedPublicationsDemo } from './use-cases/seed-demo.ts'
import { ListNewsVersions, RestoreNews } from './use-cases/versions.ts'

/** Posts of facilities for everybody, for members or for those in charge; the record, files, review and forms of all posts. */
export const plugin = definePlugin({
  name: 'publications',
  dependsOn: ['accounts', 'drafts', 'places', 'uploads', 'tags', 'moderation', 'support', 'facility-panel', 'facility-profile'],
  migrations: [publications, materials, announcements, groupPosts, lessonFields, newsDrafts, coverFocus, newPostDrafts],
  tables: [NewsTable, AnnouncementTable, VersionTable, SavedTable],
  providers: [
    makeNews,
    makeAnnouncements,
    makeNewsLists,
    makeDemoPosts,
    makePostPages,
    makePosts,
    makePublicPosts,
    makePublishedMaterials,
    makeSavedMaterials,
    makeMaterialRights,
  ],
  endpoints: implement(newsApi, [
    ListNews,
    ListNewsGroups,
    ListFeed,
    ShowRss,
    ShowNews,
    AddNews,
    ChangeNews,
    RemoveNews,
    ListNewsVersions,
    RestoreNews,
  ]),
  servedFiles: { path: newsFilesPath, find: FindNewsFile },
  slotData: [newsOfFacility, newsOfSite, documentsOfSite],
  facilityPosts: PostsOfFacilities,
  cacheInvalidations: [
    cacheInvalidation(NewsChanged, ({ section, facilityId }) => [
      facilityId === null ? newsPageTags.section(section) : pageTags.facility(facilityId),
    ]),
  ],
  reviews: [
    reviewKind(materialReviewKind, {
      messages: 'publications.review',
      dueHours: reviewDays * 24,
      reasons: materialReasons,
      decide: DecideMaterial,
      show: ShowMaterialReview,
    }),
  ],
  reportables: [
    reportable('news', {
      label: 'publications.reported',
      acts: ['hide', 'restore'],
      reviewKind: materialReviewKind,
      things: ReportedNews,
    }),
  ],
  notifications: publicationsNotifications,
  mails: publicationsMails,
  erasure: LeaveMaterials,
  sitemap: PublicationsSitemap,
  reactions: [on(NewsPublished, BeginAnnouncement)],
  jobs: [every({ minutes: 1 }, PublishScheduled), every({ minutes: 1 }, AnnouncePosts), every({ at: '03:35' }, ClearNews)],
  personalData: publicationsPersonal,
  demoSeed: SeedPublicationsDemo,
  siteSections: [
    { kind: 'news', name: 'publications.site.title', editedAt: 'facility_publications', nothing: 'publications.site.no-posts' },
    { kind: 'documents', name: 'publications.site.documents', editedAt: 'facility_publications', nothing: 'publications.site.no-files' },
  ],
  accountToday: [materialsToday],
  facilityToday: [postsToday],
  messages: { pl, ua, en },
})
