import { expect, test } from 'vitest'
import { aUser, visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { maxPhotos } from '#core/facilities/max-photos.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { makeGalleryFixture } from '../testing/gallery-fixture.ts'
import { ClearGalleries } from './clear-galleries.ts'
import { RemovePhoto, ShowGallery } from './gallery.ts'

const database = databaseForTests()

test('OW-07 J2.6 the fourth photo meets the limit of the package, and its upload stays loose', async () => {
  const { add, upload, addPhoto, owner, facilityId: id, uploadOf, viewGallery } = await makeGalleryFixture(database)
  for (let n = 0; n < 3; n++) await add()
  const upload_id = await upload()
  expect(await failureOf(addPhoto(owner, { id, upload_id }))).toMatchObject({ _tag: 'PhotoLimitReached', kind: 'limit-reached' })
  expect((await uploadOf(upload_id))?.loose_since).not.toBeNull()
  expect(await run(viewGallery(id))).toMatchObject({ limit: 3, photos: [{ visible: true }, { visible: true }, { visible: true }] })
})

test('OW-07 a photo that is sent again, because the answer was lost, is added once', async () => {
  const { upload, addPhoto, owner, facilityId: id, events, audit } = await makeGalleryFixture(database)
  const upload_id = await upload({ alt: ' Plac\n zabaw ' })
  const once = await run(addPhoto(owner, { id, upload_id }))
  expect(await run(addPhoto(owner, { id, upload_id }))).toEqual(once)
  expect(once).toMatchObject({ version: 2, photos: [{ id: upload_id, alt: 'Plac zabaw', visible: true }] })
  expect([events.emitted.length, audit.entries.length]).toEqual([1, 1])
})

test('OW-01 only who may change the facility adds to it, and only own uploads for this gallery', async () => {
  const { upload, addPhoto, owner, stranger, facilityId: id, galleries } = await makeGalleryFixture(database)
  const upload_id = await upload()
  const administrator = aUser({ id: newId(), perms: { [id]: ['facility-data/write'] } })
  const other = await upload({ purpose: 'employee' })
  const failures = [
    await failureOf(addPhoto(visitor, { id, upload_id })),
    await failureOf(addPhoto(stranger, { id, upload_id })),
    await failureOf(addPhoto(administrator, { id, upload_id })),
    await failureOf(addPhoto(owner, { id, upload_id: other })),
    await failureOf(addPhoto(owner, { id, upload_id: 'rubbish' })),
    await failureOf(addPhoto(aUser({ type: 'support' }), { id: newId(), upload_id })),
  ]
  expect(failures.map(({ _tag }) => _tag)).toEqual([
    'MissingJwt',
    'InsufficientPermissions',
    'UploadNotFound',
    'UploadNotFound',
    'UploadNotFound',
    'FacilityNotFound',
  ])
  expect(await run(galleries.count(id))).toBe(0)
})

test('PK-06 when the package ends, surplus photos are hidden and stay; they are back with the next package', async () => {
  const { add, setPremium, viewGallery, facilityId, clock, addPhoto, upload, owner } = await makeGalleryFixture(database)
  await setPremium(new Date(clock.now().getTime() + 1000).toISOString())
  for (let n = 0; n < 5; n++) await add()
  expect((await run(viewGallery(facilityId))).limit).toBe(maxPhotos)
  clock.advance(2)
  const after = await run(viewGallery(facilityId))
  expect([after.limit, after.photos.map(({ visible }) => visible)]).toEqual([3, [true, true, true, false, false]])
  expect(await failureOf(addPhoto(owner, { id: facilityId, upload_id: await upload() }))).toMatchObject({ _tag: 'PhotoLimitReached' })
  await setPremium(new Date(clock.now().getTime() + 1000).toISOString())
  expect((await run(viewGallery(facilityId))).photos.every(({ visible }) => visible)).toBe(true)
})

test('even the largest package has an end', async () => {
  const { add, setPremium, addPhoto, upload, owner, facilityId: id } = await makeGalleryFixture(database)
  await setPremium('2099-01-01T00:00:00.000Z')
  for (let n = 0; n < maxPhotos; n++) await add()
  expect(await failureOf(addPhoto(owner, { id, upload_id: await upload() }))).toMatchObject({ _tag: 'PhotoLimitReached' })
})

test('OW-07 removing a photo makes room and detaches its file; a second time there is nothing', async () => {
  const fixture = await makeGalleryFixture(database)
  const { add, owner, stranger, facilityId: id, uploadOf } = fixture
  const remove = makeOf(RemovePhoto)(fixture)
  const one = await add()
  const two = await add()
  await add()
  expect(await failureOf(remove(stranger, { id, photo: one }))).toMatchObject({ _tag: 'InsufficientPermissions' })
  expect((await run(remove(owner, { id, photo: one }))).photos[0]?.id).toBe(two)
  expect(await failureOf(remove(owner, { id, photo: one }))).toMatchObject({ _tag: 'PhotoNotFound' })
  expect(await uploadOf(one)).toMatchObject({ attached_to: null })
  await add()
})

test('the photos of a facility are removed a month after it was deleted', async () => {
  const fixture = await makeGalleryFixture(database)
  const { add, facilityId, deleteFacility, clock, owner, galleries } = fixture
  await add()
  await deleteFacility()
  expect(await failureOf(makeOf(ShowGallery)(fixture)(owner, { id: facilityId }))).toMatchObject({ _tag: 'FacilityNotFound' })
  const clear = makeOf(ClearGalleries)(fixture)
  expect(await run(clear({ kind: 'platform' }, {}))).toEqual({ cleared: 0 })
  clock.advance(31 * 86_400)
  expect(await run(clear({ kind: 'platform' }, {}))).toEqual({ cleared: 1 })
  expect(await run(galleries.count(facilityId))).toBe(0)
})
