import { expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { anonymous } from '#core/access/actor.ts'
import { makeOf } from '#core/kernel/define.ts'
import { documentOfText } from '#core/rich-text/write-document.ts'
import { makeNewsFixture } from '#plugins/publications/testing/news-fixture.ts'
import { someTags } from '#plugins/publications/testing/tag-lookup.ts'
import { CalendarSitemap } from '../services/sitemap.ts'
import { ShowCalendarPage, ShowDayPage } from './calendar-pages.ts'

const database = databaseForTests()

const visitor = anonymous('1.2.3.4')
const { toys, fortunes, ownDay } = someTags
const content = documentOfText('Lejemy wosk.')

const makeFixture = async () => {
  const fixture = await makeNewsFixture(database)
  const ports = { tags: fixture.tags, posts: fixture.publicPosts, clock: fixture.clock }
  return {
    ...fixture,
    calendarPage: makeOf(ShowCalendarPage)(ports),
    dayPage: makeOf(ShowDayPage)(ports),
    sitemap: makeOf(CalendarSitemap)(ports),
  }
}

/** Publishes a post of a facility, a material and a post of the blog with a tag, each a minute after the one before. */
const publishAll = async ({
  add,
  addMaterial,
  addBlogPost,
  owner,
  editor,
  facilityId,
  clock,
}: Awaited<ReturnType<typeof makeNewsFixture>>) => {
  const given = { content, status: 'published', tag_ids: [fortunes.id] } as const
  await run(add(owner, { ...given, facility_id: facilityId, kind: 'relation', title: 'Nasze wróżby' }))
  clock.advance(60)
  await run(addMaterial(editor, { ...given, title: 'Wróżby' }))
  clock.advance(60)
  await run(addBlogPost(editor, { ...given, kind: 'publication', title: 'O wróżbach' }))
  await run(addMaterial(editor, { ...given, title: 'Dla nauczycieli', visibility: 'private' }))
}

test('NE-04 the calendar has the days of the school year with the number of their public posts, and the next one to prepare for', async () => {
  const fixture = await makeFixture()
  await publishAll(fixture)
  const { calendarPage, clock } = fixture
  const calendar = await run(calendarPage(visitor, {}))
  expect(calendar).toMatchObject({ today: '2026-11-23', firstYear: 2026, highlight: { param: toys.param } })
  expect(calendar.days.map(({ param, from, state, posts }) => [param, from, state, posts])).toEqual([
    [toys.param, '2026-11-25', 'next', 0],
    [fortunes.param, '2026-11-29', 'later', 3],
  ])
  expect(calendar.undated.map(({ param, posts }) => [param, posts])).toEqual([[ownDay.param, 0]])
  // Midnight in Warsaw.
  clock.set('2026-11-24T23:00:00Z')
  expect((await run(calendarPage(visitor, {}))).highlight).toMatchObject({ param: toys.param, state: 'now' })
})

test('NE-04 a day lists the posts of facilities, of the teacher zone and of the blog that have its tag, each with its page', async () => {
  const fixture = await makeFixture()
  await publishAll(fixture)
  const day = await run(fixture.dayPage(visitor, { param: fortunes.param, page: 1 }))
  expect(day.posts.items.map(({ title, section, slug, facility }) => [title, section, slug, facility?.city ?? null])).toEqual([
    ['O wróżbach', 'blog', 'o-wrozbach', null],
    ['Wróżby', 'materials', 'wrozby', null],
    ['Nasze wróżby', 'facility', 'nasze-wrozby', expect.any(String)],
  ])
  expect(day).toMatchObject({
    thisYear: { from: '2026-11-29', to: '2026-11-29' },
    nextYear: { from: '2027-11-29', to: '2027-11-29' },
    before: { param: toys.param },
    after: null,
  })
})

test('NE-04 a day that support has made has no dates, and one that does not exist is not found', async () => {
  const { dayPage } = await makeFixture()
  expect(await run(dayPage(visitor, { param: ownDay.param, page: 1 }))).toMatchObject({ thisYear: null, before: null, after: null })
  for (const input of [
    { param: 'nie-ma', page: 1 },
    { param: 'jesien', page: 1 },
    { param: fortunes.param, page: 2 },
  ])
    expect(await failureOf(dayPage(visitor, input))).toMatchObject({ _tag: 'NewsNotFound' })
})

test('SE-03 the sitemap has the calendar, and the days that have posts', async () => {
  const fixture = await makeFixture()
  const paths = async () => (await run(fixture.sitemap.slice(0, 100))).map(({ path }) => path)
  expect(await paths()).toEqual(['/strefa-nauczyciela/kalendarz'])
  await publishAll(fixture)
  expect(await paths()).toEqual(['/strefa-nauczyciela/kalendarz', '/strefa-nauczyciela/kalendarz/andrzejki'])
  expect(await run(fixture.sitemap.count())).toBe(2)
})
