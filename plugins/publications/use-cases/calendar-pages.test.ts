import { expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { anonymous } from '#core/access/actor.ts'
import { documentOfText } from '#core/rich-text/write-document.ts'
import { makeNewsFixture } from '../testing/news-fixture.ts'
import { someTags } from '../testing/tag-lookup.ts'

const visitor = anonymous('1.2.3.4')
const { toys, fortunes, ownDay } = someTags
const content = documentOfText('Lejemy wosk.')

/** Publishes a post of a facility, a material and a post of the blog with a tag, each a minute after the one before. */
const publishAll = async ({ add, addMaterial, addBlogPost, owner, editor, facilityId, clock }: ReturnType<typeof makeNewsFixture>) => {
  const given = { content, status: 'published', tag_ids: [fortunes.id] } as const
  await run(add(owner, { ...given, facility_id: facilityId, kind: 'relation', title: 'Nasze wróżby' }))
  clock.advance(60)
  await run(addMaterial(editor, { ...given, title: 'Wróżby' }))
  clock.advance(60)
  await run(addBlogPost(editor, { ...given, kind: 'publication', title: 'O wróżbach' }))
  await run(addMaterial(editor, { ...given, title: 'Dla nauczycieli', visibility: 'private' }))
}

test('NE-04 the calendar has the days of the school year with the number of their public posts, and the next one to prepare for', async () => {
  const fixture = makeNewsFixture()
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
  const fixture = makeNewsFixture()
  await publishAll(fixture)
  const day = await run(fixture.dayPage(visitor, { param: fortunes.param, page: 1 }))
  expect(day.posts.items.map(({ title, path, facility }) => [title, path, facility?.city ?? null])).toEqual([
    ['O wróżbach', '/blog/o-wrozbach', null],
    ['Wróżby', '/strefa-nauczyciela/wrozby', null],
    ['Nasze wróżby', expect.stringMatching(/^\/placowka\/[^/]+\/aktualnosci\/nasze-wrozby$/), expect.any(String)],
  ])
  expect(day).toMatchObject({
    thisYear: { from: '2026-11-29', to: '2026-11-29' },
    nextYear: { from: '2027-11-29', to: '2027-11-29' },
    before: { param: toys.param },
    after: null,
  })
})

test('NE-04 a day that support has made has no dates, and one that does not exist is not found', async () => {
  const { dayPage } = makeNewsFixture()
  expect(await run(dayPage(visitor, { param: ownDay.param, page: 1 }))).toMatchObject({ thisYear: null, before: null, after: null })
  for (const input of [
    { param: 'nie-ma', page: 1 },
    { param: 'jesien', page: 1 },
    { param: fortunes.param, page: 2 },
  ])
    expect(await failureOf(dayPage(visitor, input))).toMatchObject({ _tag: 'NewsNotFound' })
})

test('SE-03 the sitemap has the lists that list something, and the posts after them', async () => {
  const fixture = makeNewsFixture()
  const { sitemap } = fixture
  const paths = async (offset = 0, limit = 100) => (await run(sitemap.slice(offset, limit))).map(({ path }) => path)
  expect(await paths()).toEqual(['/strefa-nauczyciela', '/strefa-nauczyciela/kalendarz', '/blog/wpis'])
  await publishAll(fixture)
  await run(
    fixture.addBlogPost(fixture.editor, { kind: 'contest', title: 'Konkurs', content, closes_on: '2026-01-01', status: 'published' }),
  )
  const all = await paths()
  expect(all).toEqual([
    '/blog',
    '/konkursy',
    '/strefa-nauczyciela',
    '/strefa-nauczyciela/kalendarz',
    '/strefa-nauczyciela/kalendarz/andrzejki',
    '/blog/wpis',
  ])
  expect(await run(sitemap.count())).toBe(all.length)
  for (const limit of [1, 4, 5]) {
    const parts = [await paths(0, limit), await paths(limit, limit), await paths(2 * limit, 100)]
    expect(parts.flat()).toEqual(all)
  }
})
