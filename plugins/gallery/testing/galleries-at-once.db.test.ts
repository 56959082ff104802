import { expect, test } from 'vitest'
import { aUser } from '#adapters/memory/actors.ts'
import { run } from '#adapters/memory/run.ts'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { storeStanding } from '#config/quality/testing/store-standing.ts'
import { newId } from '#core/kernel/ids.ts'
import { insertFacilityUpload } from '#plugins/uploads/testing/insert-upload.ts'
import { Galleries } from '../domain/galleries.port.ts'
import { AddPhoto, SortGallery } from '../use-cases/gallery.ts'

const platform = startForTests(testPlatform)

const rows = <Row extends object>(sql: string, parameters: readonly unknown[] = []) => rowsOf<Row>(platform, sql, parameters)
const store = () => storeStanding(platform, { status: 'registered', validUntil: null })

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
