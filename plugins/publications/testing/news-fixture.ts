import { Effect } from 'effect'
import { aUser } from '#adapters/memory/actors.ts'
import { makeAudit } from '#adapters/memory/audit.ts'
import { makeEvents } from '#adapters/memory/events.ts'
import { run } from '#adapters/memory/run.ts'
import { makeTranslator } from '#adapters/memory/translator.ts'
import { setStanding } from '#config/quality/testing/store-standing.ts'
import { transactionWith, type UseCaseDatabase } from '#config/quality/testing/use-case-database.ts'
import type { User } from '#core/access/actor.ts'
import { Grants } from '#core/access/grants.port.ts'
import type { PermissionsByFacility } from '#core/access/permissions.ts'
import type { FacilityRole } from '#core/access/roles.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { FacilityGroups } from '#core/facilities/facility-groups.port.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import type { ReviewQueue, Submission } from '#core/moderation/review-queue.port.ts'
import { Limits } from '#core/packages/limits.port.ts'
import { TextIndexes } from '#core/search/text-index.port.ts'
import { AccountStandings } from '#plugins/accounts/contract/queries.ts'
import { makeUploadsFixture } from '#plugins/uploads/testing/uploads-fixture.ts'
import { PublishedMaterials, SavedMaterials } from '../contract/materials.ts'
import type { NewMaterial, NewPost, NewsChanges } from '../contract/publication.ts'
import { NewsLists, NewsRepository, PostPages } from '../domain/publications.port.ts'
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
 * Finds the ports of posts, and creates its use-cases, with a facility that has a package, its owner, a moderator, a
 * teacher, a parent, a stranger, support and an editor.
 */
export const makeNewsFixture = async (database: UseCaseDatabase) => {
  const { service: uploads, upload, facilityId, clock, signing, files, stored: uploadOf } = await makeUploadsFixture(database)
  const audit = makeAudit()
  const events = makeEvents()
  const setPremium = (validUntil: string) => setStanding(database, facilityId, { status: 'premium', validUntil })
  await setPremium('2099-01-01T00:00:00.000Z')
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
  const grants = database.find(Grants)
  const roles: Readonly<Record<string, FacilityRole>> = { owner: 'owner', moderator: 'teacher', teacher: 'teacher', parent: 'parent' }
  for (const [name, { id, perms }] of Object.entries(users)) {
    const role = roles[name]
    if (role) await run(grants.save({ accountId: id, facilityId, role, permissions: perms[facilityId] ?? [] }))
  }
  const waiting = new Map<string, Submission>()
  const reviews: ReviewQueue = {
    submit: (submission) =>
      Effect.sync(() => {
        waiting.set(submission.subjectId, submission)
        return { dueAt: clock.now().toISOString() }
      }),
    withdraw: (_, subjectId) => Effect.sync(() => void waiting.delete(subjectId)),
  }
  const ports = {
    repository: database.find(NewsRepository),
    savedMaterials: database.find(SavedMaterials),
    lists: database.find(NewsLists),
    postPages: database.find(PostPages),
    published: database.find(PublishedMaterials),
    reviews,
    tags: makeTagLookup(),
    textIndexes: database.find(TextIndexes),
    translator: makeTranslator(),
    facilities: database.find(Facilities),
    accounts: database.find(AccountStandings),
    knownFacilities: database.find(KnownFacilities),
    groups: database.find(FacilityGroups),
    grants,
    uploads,
    limits: database.find(Limits),
    audit,
    events,
    clock,
    signing,
    transaction: transactionWith(database, audit, events),
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
  const decideMaterial = makeOf(DecideMaterial)(ports)
  return {
    ...ports,
    ...users,
    posts,
    publicPosts: makePublicPosts(services),
    materialRights: makeMaterialRights({ newsRights: makeOf(NewsRights)(ports) }),
    facilityId,
    upload,
    files,
    uploadOf,
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
    addMaterial: (user: User, given: NewMaterial) => ports.transaction(posts.add(user, 'materials', given)),
    changeMaterial: (user: User, changes: NewsChanges) => ports.transaction(posts.change(user, 'materials', changes)),
    /** Decides in a transaction, as the review queue does. */
    decide: (...given: Parameters<typeof decideMaterial>) => ports.transaction(decideMaterial(...given)),
    reported: makeOf(ReportedNews)(ports),
    leave: makeOf(LeaveMaterials)(ports),
    addBlogPost: (user: User, given: NewPost) => ports.transaction(posts.add(user, 'blog', given)),
  }
}
