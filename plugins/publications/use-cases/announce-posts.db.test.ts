import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { makeEvents } from '#adapters/memory/events.ts'
import { run } from '#adapters/memory/run.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { storeStanding } from '#config/quality/testing/store-standing.ts'
import { databaseForTests, transactionWith } from '#config/quality/testing/use-case-database.ts'
import { system } from '#core/access/actor.ts'
import { Grants } from '#core/access/grants.port.ts'
import type { FacilityRole } from '#core/access/roles.ts'
import { FacilityGroups } from '#core/facilities/facility-groups.port.ts'
import type { Followers, NotifiedFollower } from '#core/facilities/followers.port.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { NewsPublished } from '#core/facilities/news-published.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import type { PostAnnounced } from '../contract/events.ts'
import type { NewsVisibility } from '../contract/terms.ts'
import { Announcements } from '../domain/announcements.port.ts'
import { changeOf } from '../domain/change-of.ts'
import { NewsRepository } from '../domain/publications.port.ts'
import { publicationsNotifications } from '../mails.ts'
import { CurrentPosts } from '../services/current-posts.ts'
import { PostAudience } from '../services/post-audience.ts'
import { ViewNews } from '../services/view-news.ts'
import { insertNews } from '../testing/insert-news.ts'
import { storeChild, storeGroup } from '../testing/store-group.ts'
import { AnnouncePosts, BeginAnnouncement } from './announce-posts.ts'

const database = databaseForTests()
const rows = <Row extends object>(sql: string, parameters: readonly unknown[] = []) => rowsOf<Row>(database, sql, parameters)

const setUp = async () => {
  const facilityId = await storeStanding(database, { status: 'registered', validUntil: null })
  const events = makeEvents()
  const grants = database.find(Grants)
  const following: NotifiedFollower[] = []
  const followers: Followers = {
    listTo: () => Effect.succeed({ items: [], total: 0 }),
    followedBy: () => Effect.succeed([]),
    listNotified: (_, { after, limit }) =>
      Effect.sync(() =>
        following
          .filter(({ accountId }) => after === null || accountId > after)
          .toSorted((a, b) => (a.accountId < b.accountId ? -1 : 1))
          .slice(0, limit),
      ),
  }
  const ports = {
    announcements: database.find(Announcements),
    repository: database.find(NewsRepository),
    knownFacilities: database.find(KnownFacilities),
    viewNews: database.find(ViewNews),
    audience: makeOf(PostAudience)({ grants, followers, groups: database.find(FacilityGroups) }),
    clock: database.clock,
    events,
    transaction: transactionWith(database, events),
  }
  const join = async (role: FacilityRole, ...permissions: `${string}/${'read' | 'write'}`[]) => {
    const accountId = newId()
    await run(grants.save({ accountId, facilityId, role, permissions }))
    return accountId
  }
  const follow = (accountId = newId(), channels: NotifiedFollower['channels'] = ['in_app', 'email']) => {
    following.push({ accountId, channels, unsubscribe: `https://kredka.test/stop/${accountId}` })
    return accountId
  }
  const begin = makeOf(BeginAnnouncement)(ports)
  const publish = async (
    visibility: NewsVisibility = 'public',
    authorId: string | null = null,
    title = 'Bal',
    groupIds: readonly string[] = [],
  ) => {
    const newsId = await insertNews({ rows }, facilityId, { status: 'published', visibility, authorId, title, groupIds })
    await run(begin(system, NewsPublished.of({ newsId, facilityId, slug: 'bal', title, isPublic: visibility === 'public' })))
    return newsId
  }
  const notified = () =>
    (events.emitted as readonly object[] as readonly PostAnnounced[]).map(({ title, recipients }) => [
      title,
      recipients.map(({ accountId }) => accountId).toSorted(),
    ])
  return { ...ports, facilityId, grants, join, follow, publish, begin, notified, announce: makeOf(AnnouncePosts)(ports) }
}

test('NE-07 a post is announced to everybody who may read it, each once: followers and members, members, or owner and administrators', async () => {
  const { join, follow, publish, announce, notified } = await setUp()
  const owner = await join('owner', 'facility-ownership/read', 'facility-publications/write')
  const teacher = await join('teacher')
  const parent = await join('parent')
  follow(parent)
  const follower = follow()
  await publish('public', null, 'Dla wszystkich')
  await publish('private', null, 'Dla rodziców i kadry')
  await publish('admin_only', null, 'Dla dyrekcji')
  expect(await run(announce(system, {}))).toEqual({ notified: 4 + 3 + 1 })
  expect(await run(announce(system, {}))).toEqual({ notified: 0 })
  expect(Object.fromEntries(notified())).toEqual({
    'Dla wszystkich': [owner, teacher, parent, follower].toSorted(),
    'Dla rodziców i kadry': [owner, teacher, parent].toSorted(),
    'Dla dyrekcji': [owner],
  })
})

test('NE-08 a post to a group is announced to the staff and to parents with a child in it, over several parts of them', async () => {
  const { join, follow, publish, announce, notified, facilityId } = await setUp()
  const group = await storeGroup(database, facilityId)
  const teacher = await join('teacher')
  const parents: string[] = []
  for (let n = 0; n < 410; n++) parents.push(await join('parent'))
  const inGroup = parents.filter((_, n) => n % 100 === 7)
  for (const accountId of inGroup) await storeChild(database, { facilityId, accountId, groupId: group })
  await storeChild(database, { facilityId, accountId: await join('parent'), groupId: await storeGroup(database, facilityId) })
  follow()
  await publish('private', null, 'Dla Starszaków', [group])
  await run(announce(system, {}))
  expect(notified()).toEqual([['Dla Starszaków', [teacher, ...inGroup].toSorted()]])
})

test('NE-07 three posts of one day are three announcements; the author is not told', async () => {
  const { join, publish, announce, notified } = await setUp()
  const author = await join('teacher', 'facility-publications/write')
  const parent = await join('parent')
  for (const title of ['Raz', 'Dwa', 'Trzy']) await publish('public', author, title)
  await run(announce(system, {}))
  expect(notified().toSorted()).toEqual([
    ['Dwa', [parent]],
    ['Raz', [parent]],
    ['Trzy', [parent]],
  ])
})

test.each([
  ['archived', `status = 'archived'`],
  ['hidden by support', 'hidden = true'],
  ['for moderators alone', 'moderator_only = true'],
])('NE-07 a post that is %s meanwhile is announced to nobody, and its notifications lead nowhere', async (_, change) => {
  const { follow, publish, announce, notified, repository } = await setUp()
  follow()
  const id = await publish()
  const isCurrent = makeOf(CurrentPosts)({ repository })
  expect(await run(isCurrent([{ id }, { id: newId() }]))).toEqual([true, false])
  await rows(`update publications_news set ${change} where id = ? returning 1`, [id])
  await run(announce(system, {}))
  expect([notified(), await run(isCurrent([{ id }]))]).toEqual([[], [false]])
})

test('NE-07 a run that ends half-way tells nobody twice and forgets nobody; a post that is announced once is not announced again', async () => {
  const { follow, publish, begin, facilityId, notified, ...ports } = await setUp()
  for (let n = 0; n < 450; n++) follow()
  const newsId = await publish()
  let calls = 0
  const broken = {
    ...ports.events,
    emit: (event: PostAnnounced) => (++calls === 2 ? Effect.die('connection lost') : ports.events.emit(event)),
  }
  await expect(run(makeOf(AnnouncePosts)({ ...ports, events: broken as typeof ports.events })(system, {}))).rejects.toThrow(
    'connection lost',
  )
  await run(ports.announce(system, {}))
  await run(begin(system, NewsPublished.of({ newsId, facilityId, slug: 'bal', title: 'Bal', isPublic: true })))
  await run(ports.announce(system, {}))
  const all = notified().flatMap(([, accounts]) => accounts)
  expect([all.length, new Set(all).size]).toEqual([450, 450])
})

test('NE-07 a follower is notified by the channels of her subscription, with a link that ends it; a member by her preferences', async () => {
  const { join, follow, publish, announce, events } = await setUp()
  const parent = await join('parent')
  const follower = follow(newId(), ['in_app'])
  await publish()
  await run(announce(system, {}))
  const [event] = events.emitted as readonly object[] as readonly PostAnnounced[]
  const [published] = publicationsNotifications
  if (!event || !published) throw new Error('nothing was announced')
  expect(published.recipient(event, follower)).toEqual({
    channels: ['in_app'],
    unsubscribe: `https://kredka.test/stop/${follower}`,
  })
  expect(published.recipient(event, parent)).toEqual({})
})

test('NE-07 a post is announced when readers find it for the first time', async () => {
  const { repository, facilityId } = await setUp()
  const news = await run(repository.byId(await insertNews({ rows }, facilityId, { status: 'published' })))
  if (!news) throw new Error('no post')
  const isAnnounced = (before: Partial<typeof news> | null, after: Partial<typeof news>) =>
    changeOf(before && { ...news, ...before }, { ...news, ...after }, 'changed').events.some(({ name }) => name === NewsPublished.name)
  expect(isAnnounced(null, {})).toBe(true)
  expect(isAnnounced({ status: 'draft' }, {})).toBe(true)
  expect(isAnnounced({ moderator_only: true }, {})).toBe(true)
  expect(isAnnounced(null, { moderator_only: true })).toBe(false)
  expect(isAnnounced({ status: 'archived' }, {})).toBe(false)
  expect(isAnnounced({}, { title: 'Inny' })).toBe(false)
})
