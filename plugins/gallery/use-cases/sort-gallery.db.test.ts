import { expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { makeGalleryFixture } from '../testing/gallery-fixture.ts'
import { ChangePhoto, SortGallery } from './gallery.ts'

const database = databaseForTests()

const setUp = async () => {
  const fixture = await makeGalleryFixture(database)
  const ids = [await fixture.add('a'), await fixture.add('b'), await fixture.add('c')] as const
  return { ...fixture, ids, sort: makeOf(SortGallery)(fixture), change: makeOf(ChangePhoto)(fixture) }
}

test('OW-07 the first photo of the new order is the cover; those that are not named come last', async () => {
  const { sort, owner, facilityId: id, ids, cover } = await setUp()
  const [a, b, c] = ids
  expect(await cover()).toBe(`/pliki/${a}/320.webp`)
  const sorted = await run(sort(owner, { id, version: 4, ids: [c] }))
  expect(await cover()).toBe(`/pliki/${c}/320.webp`)
  expect([sorted.version, sorted.photos.map((photo) => photo.id)]).toEqual([5, [c, a, b]])
  // The same order again, also twice over, changes nothing.
  expect((await run(sort(owner, { id, ids: [c, c, a, b] }))).version).toBe(5)
})

test('OW-14 an order over a stale version, or with a photo of nobody, is refused and changes nothing', async () => {
  const { sort, owner, stranger, facilityId: id, ids, viewGallery } = await setUp()
  const [a, b, c] = ids
  expect(await failureOf(sort(owner, { id, version: 3, ids: [c, b, a] }))).toMatchObject({ _tag: 'VersionConflict' })
  expect(await failureOf(sort(owner, { id, ids: [newId()] }))).toMatchObject({ _tag: 'PhotoNotFound' })
  expect(await failureOf(sort(stranger, { id, ids: [c] }))).toMatchObject({ _tag: 'InsufficientPermissions' })
  expect((await run(viewGallery(id))).photos.map((photo) => photo.id)).toEqual([a, b, c])
})

test('OW-07 the text of a photo is one line; the same text changes nothing', async () => {
  const { change, owner, facilityId: id, ids } = await setUp()
  const [photo] = ids
  const described = await run(change(owner, { id, photo, version: 4, alt: ' Ogród\nz huśtawką ' }))
  expect(described).toMatchObject({ version: 5, photos: [{ alt: 'Ogród z huśtawką' }, { alt: 'b' }, { alt: 'c' }] })
  expect((await run(change(owner, { id, photo, alt: 'Ogród z huśtawką' }))).version).toBe(5)
  expect(await failureOf(change(owner, { id, photo, version: 4, alt: 'x' }))).toMatchObject({ _tag: 'VersionConflict' })
  expect(await failureOf(change(owner, { id, photo: newId(), alt: 'x' }))).toMatchObject({ _tag: 'PhotoNotFound' })
})

test('OW-19 the focal point of a photo is stored, goes to the cards with the cover, and can be taken back', async () => {
  const { change, sort, owner, facilityId: id, ids, coverFocus } = await setUp()
  const [photo, other] = ids
  const focused = await run(change(owner, { id, photo, version: 4, focus: { x: 90, y: 10 } }))
  expect(focused).toMatchObject({ version: 5, photos: [{ alt: 'a', focus: { x: 90, y: 10 } }, { focus: null }, { focus: null }] })
  expect(await coverFocus()).toEqual({ x: 90, y: 10 })
  expect((await run(change(owner, { id, photo, focus: { x: 90, y: 10 } }))).version).toBe(5)
  await run(sort(owner, { id, ids: [other] }))
  expect(await coverFocus()).toEqual({ x: 50, y: 50 })
  expect((await run(change(owner, { id, photo, focus: null }))).photos.map(({ focus }) => focus)).toEqual([null, null, null])
})
