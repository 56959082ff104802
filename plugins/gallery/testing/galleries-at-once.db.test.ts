import { expect, test } from 'vitest'
import { aUser } from '#adapters/memory/actors.ts'
import { run } from '#adapters/memory/run.ts'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { storeStanding } from '#config/quality/testing/store-standing.ts'
import { FacilitySlotData } from '#core/facilities/facility-slot-data.port.ts'
import { facilityPhotosPart, facilityProfileSlot } from '#core/facilities/slots.ts'
import { newId } from '#core/kernel/ids.ts'
import { insertFacilityUpload } from '#plugins/uploads/testing/insert-upload.ts'
import { Galleries } from '../domain/galleries.port.ts'
import { ReportedPhotos } from '../services/reported-photos.ts'
import { describeGalleries } from '../testing/describe-galleries.ts'
import { AddPhoto, SortGallery } from '../use-cases/gallery.ts'

const platform = startForTests(testPlatform)

const rows = <Row extends object>(sql: string, parameters: readonly unknown[] = []) => rowsOf<Row>(platform, sql, parameters)
const store = (status: 'unknown' | 'registered' | 'premium' = 'registered', validUntil: string | null = null) =>
  storeStanding(platform, { status, validUntil })

describeGalleries(() => ({
  galleries: platform.find(Galleries),
  store: async (deletedAt) => {
    const id = await store()
    if (deletedAt !== undefined) await rows('update facility set deleted_at = ? where id = ? returning 1', [deletedAt, id])
    return id
  },
}))

const ownerOf = (id: string) => aUser({ id: newId(), perms: { [id]: ['facility-data/write'] } })
const uploadAs = (accountId: string, facilityId: string) => insertFacilityUpload({ rows }, { accountId, facilityId, purpose: 'gallery' })
const outcomes = async (calls: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).map((one) => (one.status === 'fulfilled' ? 'done' : (one.reason as { _tag?: string })._tag))

test('OW-07 of twenty parallel additions at a limit of three exactly three are added, and the others attach nothing', async () => {
  const id = await store()
  const owner = ownerOf(id)
  const uploads = await Promise.all(Array.from({ length: 20 }, () => uploadAs(owner.id, id)))
  const results = await outcomes(uploads.map((upload_id) => platform.run(AddPhoto, owner, { id, upload_id })))
  expect(results.toSorted()).toEqual([...Array.from({ length: 17 }, () => 'PhotoLimitReached'), 'done', 'done', 'done'])
  const [counted] = await rows<{ photos: number; attached: number }>(
    `select (select count(*)::int from gallery_photo where facility_id = ?) photos,
       (select count(*)::int from uploads_upload where facility_id = ? and attached_to is not null) attached`,
    [id, id],
  )
  expect(counted).toEqual({ photos: 3, attached: 3 })
})

test('OW-14 of ten parallel orders with one version one wins; the same upload added twice at once is one photo', async () => {
  const id = await store()
  const owner = ownerOf(id)
  const one = await uploadAs(owner.id, id)
  const two = await uploadAs(owner.id, id)
  await Promise.all([one, one, two].map((upload_id) => platform.run(AddPhoto, owner, { id, upload_id })))
  const { version, photos } = await run(platform.find(Galleries).of(id))
  expect(photos).toHaveLength(2)
  const turned = photos.map((photo) => photo.id).toReversed()
  const results = await outcomes(Array.from({ length: 10 }, () => platform.run(SortGallery, owner, { id, version, ids: turned })))
  expect(results.toSorted()).toEqual([...Array.from({ length: 9 }, () => 'VersionConflict'), 'done'])
})

test('PR-09 CA-08 PK-06 RP-04 profiles get as many photos as the package shows now, in their order, with the day, and cards the first', async () => {
  const past = '2026-01-01T00:00:00.000Z'
  const future = '2099-01-01T00:00:00.000Z'
  const shownOf = async (id: string) => {
    for (let n = 0; n < 5; n++) {
      const photo = { id: newId(), url: `/pliki/${n}`, variants: null, width: 640, height: 480, alt: `${n}` }
      await run(platform.find(Galleries).add(id, photo))
    }
    await run(platform.find(Galleries).raiseVersion(id, '2026-11-22T23:30:00.000Z'))
    const data = (await run(platform.find(FacilitySlotData).read(facilityProfileSlot, [id]))).get(id)?.[facilityPhotosPart]
    return data as { readonly on: string; readonly photos: readonly { readonly url: string; readonly alt: string }[] }
  }
  const premium = await shownOf(await store('premium', future))
  expect(premium.on).toBe('2026-11-23')
  expect(premium.photos.map(({ alt }) => alt)).toEqual(['0', '1', '2', '3', '4'])
  expect(premium.photos[0]).toEqual({ id: expect.any(String), url: '/pliki/0', width: 640, height: 480, alt: '0' })
  for (const [status, validUntil] of [
    ['premium', past],
    ['registered', future],
    ['unknown', null],
  ] as const)
    expect((await shownOf(await store(status, validUntil))).photos).toHaveLength(3)
  const hiding = await store()
  const shown = await shownOf(hiding)
  const things = platform.find(ReportedPhotos)
  const [first] = (await run(platform.find(Galleries).of(hiding))).photos
  const act = { id: first?.id ?? '', revision: first?.id ?? '', reason: 'copyright', note: 'Cudze.' } as const
  await run(things.act(ownerOf(hiding), { ...act, act: 'hide' }))
  const partOf = async () =>
    (await run(platform.find(FacilitySlotData).read(facilityProfileSlot, [hiding]))).get(hiding)?.[facilityPhotosPart]
  /** Path that the cards of the facility show. */
  const coverOf = async () => (await rows<{ cover: string | null }>('select cover from facility where id = ?', [hiding]))[0]?.cover
  expect(await coverOf()).toBe('/pliki/1')
  expect([shown.photos.length, (await partOf()) as object]).toMatchObject([3, { photos: [{ alt: '1' }, { alt: '2' }] }])
  expect(await run(things.find(ownerOf(hiding), act.id))).toBeNull()
  await run(things.act(ownerOf(hiding), { ...act, act: 'restore' }))
  expect(await partOf()).toMatchObject({ photos: [{ alt: '0' }, { alt: '1' }, { alt: '2' }] })
  expect(await coverOf()).toBe('/pliki/0')
  const empty = await store()
  expect((await run(platform.find(FacilitySlotData).read(facilityProfileSlot, [empty]))).get(empty)?.[facilityPhotosPart]).toBeUndefined()
  // Support has changed the limit.
  await rows(`insert into limit_value (key, free, registered, premium, version) values ('photos', '0', '2', 'null', 2) returning 1`)
  expect((await shownOf(await store())).photos).toHaveLength(2)
  await rows(`delete from limit_value where key = 'photos' returning 1`)
})
