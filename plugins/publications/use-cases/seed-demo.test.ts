import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import type { DemoFacilities } from '#core/facilities/demo-facilities.port.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import type { Pictures } from '#core/ports/pictures.ts'
import type { AccountStanding, AccountStandings } from '#plugins/accounts/contract/queries.ts'
import type { TagLookup } from '#plugins/tags/contract/queries.ts'
import { demoAuthors } from '../demo/authors.ts'
import { readDemoPosts } from '../demo/read-demo-posts.ts'
import { makeNewsFixture } from '../testing/news-fixture.ts'
import { someTags } from '../testing/tag-lookup.ts'
import { SeedPublicationsDemo } from './seed-demo.ts'

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1)
const tags = [
  { ...someTags.worksheet, key: 'worksheet' },
  { ...someTags.autumn, key: 'autumn' },
]

const standing = (email: string): AccountStanding => ({
  id: newId(),
  email,
  first_name: 'Anna',
  last_name: 'Testowa',
  language: 'pl',
  type: 'user',
  confirmed: true,
})

/** Creates the seed over a facility in memory, with the accounts of the demo's authors. */
const makeSeed = () => {
  const fixture = makeNewsFixture()
  const accounts = Object.values(demoAuthors).map(standing)
  const ports = {
    ...fixture,
    demoFacilities: { find: () => Effect.succeed(fixture.facilityId) } as DemoFacilities,
    standings: { ofIds: () => Effect.succeed([]), ofEmails: () => Effect.succeed(accounts) } as AccountStandings,
    pictures: { draw: () => Effect.succeed(png) } as Pick<Pictures, 'draw'> as Pictures,
    tags: { ...fixture.tags, ofCategories: () => Effect.succeed(tags) } as TagLookup,
  }
  const list = async (section: 'facility' | 'materials' | 'blog') =>
    (await run(fixture.repository.listWritten({ section, author_id: null, status: null }, { offset: 0, limit: 100 }))).items
  const idOf = (email: string) => accounts.find((account) => account.email === email)?.id
  return { ...fixture, list, idOf, seed: makeOf(SeedPublicationsDemo)(ports) }
}

test('the demo begins with posts of its facility, materials and a blog, once', async () => {
  const { seed, list } = makeSeed()
  for (let time = 0; time < 2; time++) {
    await run(seed())
    const sections = await Promise.all([list('facility'), list('materials'), list('blog')])
    expect(sections.map(({ length }) => length)).toEqual([5, 40, 12])
  }
})

test('its materials are published, each by its author, with tags, cover and files of their own', async () => {
  const { seed, list, idOf, uploads, clock } = makeSeed()
  await run(seed())
  const materials = await list('materials')
  const used = materials.flatMap(({ upload_ids }) => upload_ids)
  expect(new Set(used).size).toBe(used.length)
  expect(new Set(materials.map(({ slug }) => slug)).size).toBe(materials.length)
  for (const { status, published_at, facility_id, title } of materials) {
    expect([status, facility_id], title).toEqual(['published', null])
    expect(Date.parse(published_at ?? ''), title).toBeLessThan(clock.now().getTime())
  }
  const writtenBy = (email: string) => materials.filter(({ author_id }) => author_id === idOf(email)).length
  const byTeacher = readDemoPosts('materials').filter(({ written_by }) => written_by === 'teacher').length
  expect([writtenBy(demoAuthors.teacher), writtenBy(demoAuthors.editor)]).toEqual([byTeacher, materials.length - byTeacher])

  const mandala = materials.find(({ slug }) => slug === 'jesienna-mandala-z-lisci')
  const files = await run(uploads.byIds(mandala?.upload_ids ?? []))
  expect(mandala?.tag_ids).toEqual([someTags.worksheet.id, someTags.autumn.id])
  expect(files.map(({ id, kind, alt }) => [id === mandala?.cover_id, kind, alt])).toEqual([
    [true, 'image', 'Mandala z kolorowych liści, żołędzi i kasztana ułożonych w kręgach'],
    [false, 'pdf', ''],
  ])
})
