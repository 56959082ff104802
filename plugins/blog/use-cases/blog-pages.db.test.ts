import { expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { anonymous } from '#core/access/actor.ts'
import { documentOfText } from '#core/rich-text/write-document.ts'
import type { NewMaterial, NewPost } from '#plugins/publications/contract/publication.ts'
import { someTags } from '#plugins/publications/testing/tag-lookup.ts'
import { makeBlogFixture } from '../testing/blog-fixture.ts'

const database = databaseForTests()

const visitor = anonymous('1.2.3.4')
const { autumn, winter, threeYears, fortunes } = someTags
const content = documentOfText('Krok po kroku.')
const all = { page: 1, filter: null } as const

const setUp = async () => {
  const fixture = await makeBlogFixture(database)
  const { addBlogPost, addMaterial, editor, clock } = fixture
  /** Publishes a post a minute after the one before. */
  const post = async (over: Partial<NewPost> = {}) => {
    clock.advance(60)
    return run(addBlogPost(editor, { kind: 'publication', title: 'Adaptacja', content, status: 'published', ...over }))
  }
  const material = (over: Partial<NewMaterial> = {}) =>
    run(addMaterial(editor, { kind: 'contest', title: 'Konkurs', content, status: 'published', ...over }))
  return { ...fixture, post, material }
}

test('ST-07 the blog lists public posts, the newest first, in pages; a page that does not exist is not found', async () => {
  const { post, blogPage } = await setUp()
  await post({ status: 'draft', title: 'Szkic' })
  for (let n = 1; n <= 11; n++) await post({ title: `Wpis ${n}` })
  const { news } = await run(blogPage(visitor, all))
  expect(news.items.map(({ slug }) => slug)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((n) => `wpis-${n}`))
  expect((await run(blogPage(visitor, { ...all, page: 2 }))).news.items.map(({ slug }) => slug)).toEqual(['wpis-1'])
  for (const page of [0, 3]) expect(await failureOf(blogPage(visitor, { ...all, page }))).toMatchObject({ _tag: 'NewsNotFound' })
})

test('ST-07 the blog is filtered by a topic or an age that its posts have, and counts them; an unknown one leaves nothing', async () => {
  const { post, material, blogPage } = await setUp()
  await post({ title: 'Liście', tag_ids: [autumn.id, threeYears.id, fortunes.id] })
  await post({ title: 'Kasztany', tag_ids: [autumn.id] })
  await material({ tag_ids: [winter.id] })
  const { tags } = await run(blogPage(visitor, all))
  expect(tags.map(({ param, count }) => [param, count])).toEqual([
    ['jesien', 2],
    ['3-latki', 1],
  ])
  const titles = async (filter: Parameters<typeof blogPage>[1]['filter']) =>
    (await run(blogPage(visitor, { page: 1, filter }))).news.items.map(({ title }) => title)
  expect(await titles({ category: 'publication_topic', param: 'jesien' })).toEqual(['Kasztany', 'Liście'])
  expect(await titles({ category: 'age_groups', param: '3-latki' })).toEqual(['Liście'])
  for (const param of ['3-latki', 'nie-ma']) expect(await titles({ category: 'publication_topic', param })).toEqual([])
})

test('ST-07 a post of the blog is shown with its tags and three others that are new; drafts and materials are not found there', async () => {
  const { post, material, blogPostPage } = await setUp()
  const { slug } = await post({ tag_ids: [autumn.id, fortunes.id] })
  for (const n of [1, 2, 3]) await post({ title: `Wpis ${n}` })
  const shown = await run(blogPostPage(visitor, { slug }))
  expect(shown).toMatchObject({ news: { title: 'Adaptacja', content }, tags: [{ param: 'jesien' }, { param: 'andrzejki' }] })
  expect(shown.others.map((other) => other.slug)).toEqual(['wpis-3', 'wpis-2', 'wpis-1'])
  await post({ title: 'Szkic', status: 'draft' })
  await material({ title: 'Zakładka' })
  for (const other of ['szkic', 'zakladka', 'nie-ma'])
    expect(await failureOf(blogPostPage(visitor, { slug: other }))).toMatchObject({ _tag: 'NewsNotFound' })
})

test('ST-07 contests of both sections: open ones by their closing day, those without one at the end, then what is over, the last first', async () => {
  const { post, material, contestsPage, clock } = await setUp()
  await post({ kind: 'contest', title: 'Bez terminu' })
  await post({ kind: 'contest', title: 'Grudzień', closes_on: '2026-12-24' })
  await material({ title: 'Dzisiaj', closes_on: '2026-11-23' })
  await material({ title: 'Wczoraj', closes_on: '2026-11-22' })
  await post({ kind: 'contest', title: 'Lato', closes_on: '2026-07-01' })
  await material({ title: 'Dla nauczycieli', closes_on: '2026-12-01', visibility: 'private' })
  await post({ title: 'To nie konkurs', closes_on: '2026-12-01' })
  const titles = async () => {
    const { open, closed } = await run(contestsPage(visitor, { page: 1 }))
    return [open.map(({ title }) => title), closed.items.map(({ title }) => title)]
  }
  expect(await titles()).toEqual([
    ['Dzisiaj', 'Grudzień', 'Bez terminu'],
    ['Wczoraj', 'Lato'],
  ])
  const { open } = await run(contestsPage(visitor, { page: 1 }))
  expect(open.map(({ section, slug }) => `${section}/${slug}`)).toEqual(['materials/dzisiaj', 'blog/grudzien', 'blog/bez-terminu'])
  // Midnight in Warsaw, an hour before that of UTC.
  clock.set('2026-11-23T23:00:00Z')
  expect(await titles()).toEqual([
    ['Grudzień', 'Bez terminu'],
    ['Dzisiaj', 'Wczoraj', 'Lato'],
  ])
  expect(await failureOf(contestsPage(visitor, { page: 2 }))).toMatchObject({ _tag: 'NewsNotFound' })
})
