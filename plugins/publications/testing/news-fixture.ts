import { Effect } from 'effect'
import { aUser } from '#adapters/memory/actors.ts'
import { makeAudit } from '#adapters/memory/audit.ts'
import { makeEvents } from '#adapters/memory/events.ts'
import { makeGrants } from '#adapters/memory/grants.ts'
import { aKnownFacility, makeMemoryKnownFacilities } from '#adapters/memory/known-facilities.ts'
import { makeLimitStore } from '#adapters/memory/limit-store.ts'
import { makeMemoryLimits } from '#adapters/memory/limits.ts'
import { makeMemoryStore } from '#adapters/memory/memory-store.ts'
import { run } from '#adapters/memory/run.ts'
import { makeTextIndexes } from '#adapters/memory/text-indexes.ts'
import { makeTransaction } from '#adapters/memory/transaction.ts'
import { makeTranslator } from '#adapters/memory/translator.ts'
import type { User } from '#core/access/actor.ts'
import type { PermissionsByFacility } from '#core/access/permissions.ts'
import type { FacilityRole } from '#core/access/roles.ts'
import type { Facilities } from '#core/facilities/facilities.port.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import type { ReviewQueue, Submission } from '#core/moderation/review-queue.port.ts'
import { staticPages } from '#core/plugin/sitemap.ts'
import { makeUploadsFixture } from '#plugins/uploads/testing/uploads-fixture.ts'
import type { PublishedMaterials, SavedMaterial } from '../contract/materials.ts'
import type { NewMaterial, NewPost, NewsChanges } from '../contract/publication.ts'
import { isPublicNews, type NewsSection } from '../contract/terms.ts'
import type { EarlierNews, News } from '../domain/publication.ts'
import { type NewsLists, newsOf, savedMaterialsOf } from '../domain/publications.port.ts'
import { ChangePosts } from '../services/change-posts.ts'
import { FindNews } from '../services/find-news.ts'
import { LeaveMaterials } from '../services/leave-materials.ts'
import { makeMaterialRights } from '../services/material-rights.ts'
import { NewsRights } from '../services/news-rights.ts'
import { PlacePosts } from '../services/place-posts.ts'
import { makePosts } from '../services/posts.ts'
import { PrepareNews } from '../services/prepare-news.ts'
import { makePublicPosts } from '../services/public-posts.ts'
import { ReportedNews } from '../services/reported-news.ts'
import { StoreNews } from '../services/store-news.ts'
import { ViewNews } from '../services/view-news.ts'
import { DecideMaterial } from '../use-cases/decide-material.ts'
import { FindNewsFile } from '../use-cases/find-news-file.ts'
import { AddNews, ChangeNews, ListNews, RemoveNews, ShowNews } from '../use-cases/news.ts'
import { PublishScheduled } from '../use-cases/publish-scheduled.ts'
import { ListNewsVersions, RestoreNews } from '../use-cases/versions.ts'
import { makeTagLookup } from './tag-lookup.ts'

/**
 * Creates the ports and use-cases of posts in memory, with a facility that has a package, its owner, a moderator, a
 * teacher, a parent, a stranger, support and an editor.
 */
export const makeNewsFixture = () => {
  const { service: uploads, upload, facilityId, clock, signing, files, rows, snapshot: ofUploads } = makeUploadsFixture()
  const stored = makeMemoryStore<News>()
  const earlier = makeMemoryStore<EarlierNews>({ key: ['news_id', 'number'] })
  const saved = makeMemoryStore<SavedMaterial>({ key: ['account_id', 'news_id'] })
  const audit = makeAudit()
  const events = makeEvents()
  const limitStore = makeLimitStore()
  const transaction = makeTransaction(stored, earlier, saved, { snapshot: ofUploads }, audit, events, limitStore)
  const limits = makeMemoryLimits({ store: limitStore, events, clock, transaction })
  const setPremium = (validUntil: string) => limitStore.standings.set(facilityId, { status: 'premium', validUntil })
  setPremium('2099-01-01T00:00:00.000Z')
  const member = (...permissions: PermissionsByFacility[string]) => aUser({ id: newId(), perms: { [facilityId]: permissions } })
  const users = {
    owner: member('facility-publications/write', 'facility-ownership/read', 'facility-data/write'),
    moderator: member('facility-publications/write'),
    parent: member(),
    stranger: aUser({ id: newId() }),
    teacher: member(),
    support: aUser({ id: newId(), type: 'support' }),
    editor: aUser({ id: newId(), type: 'cms' }),
  }
  const grants = makeGrants()
  const roles: Readonly<Record<string, FacilityRole>> = { owner: 'owner', moderator: 'teacher', teacher: 'teacher', parent: 'parent' }
  for (const [name, { id, perms }] of Object.entries(users)) {
    const role = roles[name]
    if (role) Effect.runSync(grants.save({ accountId: id, facilityId, role, permissions: perms[facilityId] ?? [] }))
  }
  const repository = newsOf(stored, earlier)
  const waiting = new Map<string, Submission>()
  const reviews: ReviewQueue = {
    submit: (submission) =>
      Effect.sync(() => {
        waiting.set(submission.subjectId, submission)
        return { dueAt: clock.now().toISOString() }
      }),
    withdraw: (_, subjectId) => Effect.sync(() => void waiting.delete(subjectId)),
  }
  const isIndexed = ({ section, status, hidden }: News) => section === 'materials' && status === 'published' && !hidden
  const published: PublishedMaterials = {
    versions: () =>
      Effect.map(stored.find({}, { orderBy: { published_at: 'desc', id: 'desc' } }), (all) =>
        all.filter(isIndexed).map(({ id, version }) => ({ id, version })),
      ),
    byIds: (ids) => repository.byIds(ids),
  }
  const shownToAll = (section?: NewsSection) =>
    Effect.map(stored.find(section ? { section } : {}, { orderBy: { published_at: 'desc', id: 'desc' } }), (all) =>
      all.filter(isPublicNews),
    )
  const tagged: Pick<NewsLists, 'withTag' | 'countByTag'> = {
    withTag: (tagId, { offset, limit }, section) =>
      Effect.map(shownToAll(section), (all) => {
        const found = all.filter(({ tag_ids }) => tag_ids.includes(tagId))
        return { items: found.slice(offset, offset + limit), total: found.length }
      }),
    countByTag: (tagIds, section) =>
      Effect.map(shownToAll(section), (all) => {
        const counts = tagIds.map((id) => [id, all.filter(({ tag_ids }) => tag_ids.includes(id)).length] as const)
        return new Map(counts.filter(([, count]) => count > 0))
      }),
  }
  const ports = {
    repository,
    savedMaterials: savedMaterialsOf(saved),
    lists: {
      ...tagged,
      lockSlugs: (section) => Effect.map(stored.find({ section }), (all) => new Set(all.map(({ slug }) => slug))),
    } as Pick<NewsLists, 'lockSlugs' | 'withTag' | 'countByTag'> as NewsLists,
    postPages: { of: () => staticPages('/blog/wpis') },
    published,
    reviews,
    tags: makeTagLookup(),
    textIndexes: makeTextIndexes(),
    translator: makeTranslator(),
    facilities: { lock: (ids) => Effect.succeed(ids.filter((id) => id === facilityId)) } as Pick<Facilities, 'lock'> as Facilities,
    knownFacilities: makeMemoryKnownFacilities(() => [aKnownFacility({ id: facilityId })]),
    grants,
    uploads,
    limits,
    audit,
    events,
    clock,
    signing,
    transaction,
  }
  const services = {
    ...ports,
    findNews: makeOf(FindNews)(ports),
    prepareNews: makeOf(PrepareNews)(ports),
    storeNews: makeOf(StoreNews)(ports),
    changePosts: makeOf(ChangePosts)(ports),
    viewNews: makeOf(ViewNews)(ports),
    placePosts: makeOf(PlacePosts)(ports),
  }
  const posts = makePosts(services)
  return {
    ...ports,
    ...users,
    posts,
    publicPosts: makePublicPosts(services),
    materialRights: makeMaterialRights({ newsRights: makeOf(NewsRights)(ports) }),
    facilityId,
    upload,
    files,
    uploadRows: rows,
    setPremium,
    /** Submissions that wait for support, by id. */
    waiting,
    /** Ends a membership. */
    removeMember: (id: string) => run(grants.revoke(id, facilityId)),
    add: makeOf(AddNews)(ports),
    change: makeOf(ChangeNews)(ports),
    list: makeOf(ListNews)(ports),
    show: makeOf(ShowNews)(ports),
    remove: makeOf(RemoveNews)(ports),
    versions: makeOf(ListNewsVersions)(ports),
    restore: makeOf(RestoreNews)(ports),
    publishScheduled: makeOf(PublishScheduled)(ports),
    findFile: makeOf(FindNewsFile)(ports),
    addMaterial: (user: User, given: NewMaterial) => posts.add(user, 'materials', given),
    changeMaterial: (user: User, changes: NewsChanges) => posts.change(user, 'materials', changes),
    decide: makeOf(DecideMaterial)(ports),
    reported: makeOf(ReportedNews)(ports),
    leave: makeOf(LeaveMaterials)(ports),
    addBlogPost: (user: User, given: NewPost) => posts.add(user, 'blog', given),
  }
}
