import { Effect, Schema } from 'effect'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { aUser } from '#adapters/memory/actors.ts'
import { makePlatform } from '#config/app/platform.ts'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { system } from '#core/access/actor.ts'
import { FacilitySlotData } from '#core/facilities/facility-slot-data.port.ts'
import { facilitySiteSlot } from '#core/facilities/slots.ts'
import { newId } from '#core/kernel/ids.ts'
import type { RichText } from '#core/rich-text/document.ts'
import { documentOfText } from '#core/rich-text/write-document.ts'
import { plugins } from '#plugins/server.gen.ts'
import { insertUpload } from '#plugins/uploads/testing/insert-upload.ts'
import { DocumentsSlotData, SiteNewsSlotData } from '../contract/news-slot-data.ts'
import { type News, newNews } from '../domain/publication.ts'
import { NewsLists, NewsRepository, PostPages } from '../domain/publications.port.ts'
import { facilityAccess } from '../domain/visibility.ts'
import { ClearNews } from '../use-cases/clear-news.ts'
import { PublishScheduled } from '../use-cases/publish-scheduled.ts'
import { insertNews } from './insert-news.ts'

const platforms = startForTests(async () => {
  const one = await testPlatform()
  const two = await makePlatform({ databaseUrl: one.databaseUrl, plugins, logger: pino({ level: 'silent' }) })
  return {
    ...one,
    two,
    end: async () => {
      await two.close()
      await one.end()
    },
  }
})
const rows = <Row extends object>(sql: string, parameters: readonly unknown[] = []) => rowsOf<Row>(platforms, sql, parameters)

const storeFacility = async (premium = true) => {
  const id = newId()
  await rows(
    `insert into facility (id, slug, name, type, category, voivodeship, county, city_id, city, city_slug, status)
     values (?, ?, 'Bajka', 'kindergarten', 'przedszkola', 'opolskie', 'x', ?, 'Aa', 'aa', ?) returning 1`,
    [id, `bajka-${id}`, newId(), premium ? 'premium' : 'registered'],
  )
  if (premium) await rows(`insert into facility_package (facility_id, valid_until) values (?, '2099-01-01') returning 1`, [id])
  return id
}

test('a post comes back as it was stored, with its document', async () => {
  const facilityId = await storeFacility()
  const content: RichText = { ...documentOfText('Raz\n\ndwa') }
  const place = { section: 'facility', facility_id: facilityId } as const
  const input = { kind: 'contest', title: 'Konkurs', content, closes_on: '2026-12-24', tag_ids: [newId()] } as const
  const news: News = { ...newNews(aUser(), place, input, 'konkurs', new Date('2026-11-26T10:00:00Z')), author_id: null }
  const repository = platforms.find(NewsRepository)
  await Effect.runPromise(repository.add(news))
  expect(await Effect.runPromise(repository.byId(news.id))).toEqual(news)
  const owner = facilityAccess(aUser({ type: 'support' }), facilityId)
  expect(await Effect.runPromise(repository.list(facilityId, owner, 'draft', { offset: 0, limit: 5 }))).toEqual({ items: [news], total: 1 })
})

test('two processes publish each of 60 scheduled posts once', async () => {
  const facilityId = await storeFacility()
  const ids: string[] = []
  for (let n = 0; n < 60; n++) ids.push(await insertNews({ rows }, facilityId, { status: 'scheduled', publishAt: '2026-01-01T06:00:00Z' }))
  await Promise.all([platforms, platforms.two, platforms, platforms.two].map((one) => one.run(PublishScheduled, system, {})))
  const events = await rows<{ id: string; times: number }>(
    `select event->>'newsId' id, count(*)::int times from outbox where name = 'facility.news-published' and event->>'facilityId' = ? group by 1`,
    [facilityId],
  )
  expect(events.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  expect(events.filter(({ times }) => times !== 1)).toEqual([])
  expect(await rows(`select 1 from publications_news where facility_id = ? and status <> 'published'`, [facilityId])).toEqual([])
})

test('OW-16 a post whose package ended before its moment is a draft again', async () => {
  const id = await insertNews({ rows }, await storeFacility(false), { status: 'scheduled', publishAt: '2026-01-01T06:00:00Z' })
  await platforms.run(PublishScheduled, system, {})
  expect(await rows('select status, held, publish_at from publications_news where id = ?', [id])).toEqual([
    { status: 'draft', held: 'package-ended', publish_at: null },
  ])
})

test('NE-05 NE-08 the feed has private posts of own facilities and public ones of followed facilities, the newest first', async () => {
  const own = await storeFacility()
  const followed = await storeFacility()
  const other = await storeFacility()
  for (const facility of [own, followed, other])
    for (const visibility of ['public', 'private', 'admin_only'] as const)
      await insertNews({ rows }, facility, { status: 'published', visibility, title: visibility })
  await insertNews({ rows }, own, { status: 'draft', title: 'draft' })
  const mine = newId()
  const others = newId()
  for (const [groupId, title] of [
    [mine, 'mine'],
    [others, 'others'],
  ] as const)
    await insertNews({ rows }, own, { status: 'published', visibility: 'private', title, groupIds: [groupId] })
  const read = (staff: readonly string[]) =>
    platforms
      .find(NewsLists)
      .feed({ member: [own, 'constructor'], staff, groups: [mine], followed: [followed, own] }, { offset: 0, limit: 10 })
  const feed = read([])
  const { items, total } = await Effect.runPromise(feed)
  expect(items.map((one) => `${one.facility_id === own ? 'own' : 'followed'} ${one.title}`).toSorted()).toEqual([
    'followed public',
    'own mine',
    'own private',
    'own public',
  ])
  expect([total, (await Effect.runPromise(read([own]))).total]).toEqual([4, 5])
  await rows('update facility set deleted_at = now() where id = ? returning 1', [own])
  expect((await Effect.runPromise(feed)).total).toBe(1)
})

test('NE-05 the site of a facility has the covers and the files of its public posts, and nothing of private ones', async () => {
  const facilityId = await storeFacility()
  const partsOf = async () =>
    (await Effect.runPromise(platforms.find(FacilitySlotData).read(facilitySiteSlot, [facilityId]))).get(facilityId) ?? {}
  expect(await partsOf()).not.toHaveProperty('documents')
  const post = async (visibility: 'public' | 'private') => {
    const files = [newId(), newId()]
    for (const id of files) await rows(...insertUpload({ id, accountId: newId(), used: true }))
    const id = await insertNews({ rows }, facilityId, { status: 'published', visibility, uploadIds: files })
    await rows('update publications_news set cover_id = ? where id = ? returning 1', [files[0], id])
    return { id, files }
  }
  const { id, files } = await post('public')
  await post('private')
  const { news, documents } = await partsOf()
  expect(Schema.decodeUnknownSync(SiteNewsSlotData)(news)).toMatchObject({ total: 1, items: [{ id, cover: { id: files[0] } }] })
  const shown = Schema.decodeUnknownSync(DocumentsSlotData)(documents)
  expect(shown.map(({ file, post: of }) => [file.id, of.id])).toEqual(files.map((file) => [file, id]))
})

test('the sitemap lists public posts of facilities that are in the directory', async () => {
  const facilityId = await storeFacility()
  const id = await insertNews({ rows }, facilityId, { status: 'published' })
  await insertNews({ rows }, facilityId, { status: 'published', visibility: 'private' })
  const sitemap = platforms.find(PostPages).of('facility')
  const pages = await Effect.runPromise(sitemap.slice(0, 1000))
  expect(pages.filter(({ path }) => path.includes(facilityId)).map(({ path }) => path)).toEqual([
    `/placowka/bajka-${facilityId}/aktualnosci/bal-${id}`,
  ])
  expect(pages).toHaveLength(await Effect.runPromise(sitemap.count()))
})

test('posts of a facility that was deleted 30 days ago are removed with their files', async () => {
  const facilityId = await storeFacility()
  const id = await insertNews({ rows }, facilityId, { status: 'published' })
  await platforms.run(ClearNews, system, {})
  await rows(`update facility set deleted_at = now() - interval '29 days' where id = ? returning 1`, [facilityId])
  await platforms.run(ClearNews, system, {})
  expect(await rows('select 1 from publications_news where id = ?', [id])).toHaveLength(1)
  await rows(`update facility set deleted_at = now() - interval '31 days' where id = ? returning 1`, [facilityId])
  await platforms.run(ClearNews, system, {})
  expect(await rows('select 1 from publications_news where id = ?', [id])).toEqual([])
})

test('NE-04 posts of a day are those of listed facilities, of the teacher zone and of the blog that everybody reads, the newest first', async () => {
  const tag = newId()
  const listed = await storeFacility()
  const deleted = await storeFacility()
  await rows('update facility set deleted_at = now() where id = ? returning 1', [deleted])
  const published = { status: 'published', tagIds: [tag, newId()] } as const
  for (const facility of [listed, deleted]) await insertNews({ rows }, facility, { ...published, title: `facility ${facility}` })
  for (const section of ['materials', 'blog'] as const) await insertNews({ rows }, null, { ...published, section, title: section })
  await insertNews({ rows }, null, { ...published, section: 'materials', visibility: 'private', title: 'for teachers' })
  await insertNews({ rows }, null, { section: 'blog', tagIds: [tag], title: 'draft' })
  const lists = platforms.find(NewsLists)
  const { items, total } = await Effect.runPromise(lists.withTag(tag, { offset: 0, limit: 10 }))
  expect(items.map(({ title }) => title).toSorted()).toEqual(['blog', `facility ${listed}`, 'materials'])
  expect(total).toBe(3)
  expect([...(await Effect.runPromise(lists.countByTag([tag, newId()])))]).toEqual([[tag, 3]])
  const ofBlog = await Effect.runPromise(lists.withTag(tag, { offset: 0, limit: 10 }, 'blog'))
  expect([ofBlog.items.map(({ title }) => title), ofBlog.total]).toEqual([['blog'], 1])
  expect([...(await Effect.runPromise(lists.countByTag([tag], 'blog')))]).toEqual([[tag, 1]])
})

test('ST-07 contests that are open on a day come by their closing day, without one last; those that are over, the last closed first', async () => {
  const contest = { kind: 'contest', status: 'published' } as const
  for (const [title, section, closesOn] of [
    ['undated', 'blog', null],
    ['later', 'materials', '2090-12-02'],
    ['today', 'blog', '2090-12-01'],
    ['yesterday', 'materials', '2090-11-30'],
  ] as const)
    await insertNews({ rows }, null, { ...contest, section, title, closesOn })
  await insertNews({ rows }, await storeFacility(), { ...contest, title: 'facility', closesOn: '2090-12-01' })
  const repository = platforms.find(NewsRepository)
  const open = await Effect.runPromise(repository.openContests('2090-12-01'))
  expect(open.map(({ title }) => title)).toEqual(['today', 'later', 'undated'])
  const closed = await Effect.runPromise(repository.closedContests('2090-12-01', { offset: 0, limit: 1 }))
  expect(closed).toMatchObject({ items: [{ title: 'yesterday' }], total: 1 })
})
