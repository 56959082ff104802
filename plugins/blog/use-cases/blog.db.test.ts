import { expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { anonymous } from '#core/access/actor.ts'
import { documentOfText } from '#core/rich-text/write-document.ts'
import { makeBlogFixture } from '../testing/blog-fixture.ts'

const database = databaseForTests()

const visitor = anonymous('1.2.3.4')
const content = documentOfText('Krok po kroku.')

test('ST-07 the editors write the blog, which everybody reads, without a licence or moderators of their own', async () => {
  const { addBlogPost, change, show, editor, teacher } = await makeBlogFixture(database)
  const input = { kind: 'publication', title: 'Adaptacja', content, status: 'published' } as const
  expect(await failureOf(addBlogPost(teacher, input))).toMatchObject({ _tag: 'InsufficientPermissions' })
  const { id } = await run(addBlogPost(editor, input))
  expect(await run(show(visitor, { id }))).toMatchObject({ section: 'blog', visibility: 'public', licence: null, slug: 'adaptacja' })
  expect(await failureOf(change(teacher, { id, title: 'x' }))).toMatchObject({ _tag: 'InsufficientPermissions' })
  expect(await run(change(editor, { id, visibility: 'private', moderator_only: true, licence: 'cc-by' }))).toMatchObject({
    visibility: 'public',
    moderator_only: false,
    licence: null,
  })
  expect(await failureOf(change(editor, { id, kind: 'material' }))).toMatchObject({
    _tag: 'Validation',
    schema: { kind: ['FIELD_INVALID'] },
  })
})

test('SE-03 the sitemap has the blog and the contests once they list something, and the posts after them', async () => {
  const { addBlogPost, editor, sitemap } = await makeBlogFixture(database)
  const paths = async () => (await run(sitemap.slice(0, 100))).map(({ path }) => path)
  expect(await paths()).toEqual([])
  await run(addBlogPost(editor, { kind: 'publication', title: 'Adaptacja', content, status: 'published' }))
  expect(await paths()).toEqual(['/blog', '/blog/adaptacja'])
  await run(addBlogPost(editor, { kind: 'contest', title: 'Konkurs', content, closes_on: '2026-01-01', status: 'published' }))
  expect(await paths()).toEqual(['/blog', '/konkursy', '/blog/adaptacja', '/blog/konkurs'])
})
