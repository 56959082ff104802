import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Effect } from 'effect'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import type { Pictures } from '#core/ports/pictures.ts'
import type { AccountStanding, AccountStandings } from '#plugins/accounts/contract/queries.ts'
import type { TagLookup } from '#plugins/tags/contract/queries.ts'
import { demoAuthors } from '../demo/authors.ts'
import { makeNewsFixture } from '../testing/news-fixture.ts'
import { someTags } from '../testing/tag-lookup.ts'
import { makeDemoPosts } from './demo-posts.ts'
import { WriteDemoPost } from './write-demo-post.ts'

const database = databaseForTests()

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1)

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'demo-posts-'))
  const write = (name: string, ...lines: readonly string[]) => writeFileSync(path.join(folder, name), lines.join('\n'))
  const mandala = [
    'title: Mandala',
    'written_by: teacher',
    'tags: [worksheet]',
    'cover: mandala.svg',
    'cover_alt: Mandala z liści',
    'files: [mandala.pdf]',
  ]
  write('mandala.md', '---', 'kind: material', 'published: 2 days ago', ...mandala, '---', '', 'Zbieramy liście.')
  write('mandala.svg', '<svg/>')
  write('mandala.pdf', '%PDF-1.4', '%%EOF')
  write('konkurs.md', '---', 'kind: contest', 'published: 2 days ago', 'title: Konkurs', '---', '', 'Malujemy.')
})
afterAll(() => rmSync(folder, { recursive: true }))

const standing = (email: string): AccountStanding => ({
  id: newId(),
  email,
  first_name: 'Anna',
  last_name: 'Testowa',
  language: 'pl',
  type: 'user',
  confirmed: true,
})

test('posts of a folder are published, each by its author, with tags, cover and files of their own, once', async () => {
  const fixture = await makeNewsFixture(database)
  const accounts = Object.values(demoAuthors).map(standing)
  const writePost = makeOf(WriteDemoPost)({
    ...fixture,
    pictures: { draw: () => Effect.succeed(png) } as Pick<Pictures, 'draw'> as Pictures,
    tags: { ...fixture.tags, ofCategories: () => Effect.succeed([{ ...someTags.worksheet, key: 'worksheet' }]) } as TagLookup,
  })
  const standings = { ofIds: () => Effect.succeed([]), ofEmails: () => Effect.succeed(accounts) } as AccountStandings
  const { repository, uploads, clock } = fixture
  const demoPosts = makeDemoPosts({ standings, repository, writePost })
  for (let time = 0; time < 2; time++) await run(demoPosts.write('materials', pathToFileURL(`${folder}/`)))

  const { items } = await run(repository.listWritten({ section: 'materials', author_id: null, status: null }, { offset: 0, limit: 10 }))
  expect(items).toHaveLength(2)
  for (const { status, published_at, facility_id } of items) {
    expect([status, facility_id]).toEqual(['published', null])
    expect(Date.parse(published_at ?? '')).toBeLessThan(clock.now().getTime())
  }
  const bySlug = (slug: string) => items.find((one) => one.slug === slug)
  const authorOf = (slug: string) => accounts.find(({ id }) => id === bySlug(slug)?.author_id)?.email
  expect([authorOf('mandala'), authorOf('konkurs')]).toEqual([demoAuthors.teacher, demoAuthors.editor])
  const mandala = bySlug('mandala')
  expect(mandala?.tag_ids).toEqual([someTags.worksheet.id])
  const files = await run(uploads.byIds(mandala?.upload_ids ?? []))
  expect(files.map(({ id, kind, alt }) => [id === mandala?.cover_id, kind, alt])).toEqual([
    [true, 'image', 'Mandala z liści'],
    [false, 'pdf', ''],
  ])
})
