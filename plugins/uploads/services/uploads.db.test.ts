import { expect, test } from 'vitest'
import { aUser, visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { newId } from '#core/kernel/ids.ts'
import { sampleFiles } from '../testing/sample-files.ts'
import { storeFacility } from '../testing/store-facility.ts'
import { makeUploadsFixture } from '../testing/uploads-fixture.ts'

const database = databaseForTests()

test('attaches uploads once; those of a facility belong to it from then on', async () => {
  const { upload, service, user, facilityId, stored } = await makeUploadsFixture(database)
  const one = await upload()
  const two = await upload()
  const gallery = { purpose: 'gallery', facilityId, subject: 'panel.gallery:1' } as const
  expect(await run(service.attach(user, [two.id, one.id, two.id], gallery))).toEqual([two, one])
  expect(await stored(one.id)).toMatchObject({
    account_id: null,
    facility_id: facilityId,
    attached_to: 'panel.gallery:1',
    loose_since: null,
  })
  expect(await failureOf(service.attach(user, [one.id], gallery))).toMatchObject({ _tag: 'UploadNotFound' })
  await run(service.detach([one.id]))
  expect((await stored(one.id))?.loose_since).not.toBeNull()
  expect(await failureOf(service.attach(user, [one.id], gallery))).toMatchObject({ _tag: 'UploadNotFound' })
  expect(await run(service.attach(user, [], gallery))).toEqual([])
})

test('J11.2 attaches nothing when one of the uploads is foreign, for another purpose or facility, or unknown', async () => {
  const { upload, service, user, facilityId, stored } = await makeUploadsFixture(database)
  const otherFacility = await storeFacility(database)
  const other = aUser({ id: newId(), perms: { [facilityId]: ['facility-data/write'], [otherFacility]: ['facility-data/write'] } })
  const own = await upload()
  const to = { purpose: 'gallery', facilityId, subject: 'test' } as const
  for (const bad of [(await upload({}, other)).id, (await upload({ purpose: 'logo' })).id, newId(), 'rubbish'])
    expect(await failureOf(service.attach(user, [own.id, bad], to))).toMatchObject({ _tag: 'UploadNotFound' })
  expect(await failureOf(service.attach(other, [own.id], to))).toMatchObject({ _tag: 'UploadNotFound' })
  expect(await failureOf(service.attach(visitor, [own.id], to))).toMatchObject({ _tag: 'UploadNotFound' })
  expect(await failureOf(service.attach(user, [own.id], { ...to, facilityId: otherFacility }))).toMatchObject({ _tag: 'UploadNotFound' })
  expect(await stored(own.id)).toMatchObject({ attached_to: null, attached_at: null })
})

test('CL-04 a proof stays its uploader’s, and is private', async () => {
  const { upload, service, user, facilityId, stored } = await makeUploadsFixture(database)
  const { id } = await upload({ purpose: 'proof', file: sampleFiles.pdf })
  await run(service.attach(user, [id], { purpose: 'proof', facilityId, subject: 'claims.claim:1' }))
  expect(await stored(id)).toMatchObject({ account_id: user.id, facility_id: null, attached_to: 'claims.claim:1' })
  expect(await run(service.content(id))).toEqual({ ...sampleFiles.pdf, mime: 'application/pdf' })
  expect(await run(service.signedUrl(id, 5))).toContain('podpis=')
})

test('a file of a material is the platform’s once it is attached, and stays its uploader’s until then', async () => {
  const { upload, service, user, stored } = await makeUploadsFixture(database)
  const teacher = aUser({ id: newId() })
  const { id } = await upload({ purpose: 'material', file: sampleFiles.pdf }, teacher)
  expect(await stored(id)).toMatchObject({ account_id: teacher.id })
  const to = { purpose: 'material', facilityId: null, subject: 'publications.material:1' } as const
  expect(await failureOf(service.attach(user, [id], to))).toMatchObject({ _tag: 'UploadNotFound' })
  expect(await run(service.attach(teacher, [id], to))).toMatchObject([{ id, name: 'odpis z KRS.pdf' }])
  expect(await stored(id)).toMatchObject({ account_id: null, facility_id: null, attached_to: 'publications.material:1' })
  expect(await failureOf(service.attach(teacher, [id], to))).toMatchObject({ _tag: 'UploadNotFound' })
  const another = await run(service.store(teacher.id, { purpose: 'material', file: sampleFiles.pdf }))
  expect([await run(service.attach(teacher, [another.id], to)), (await stored(another.id))?.account_id]).toEqual([[another], null])
})

test('returns uploads in the order of the ids, without those that were removed', async () => {
  const { upload, service, keys } = await makeUploadsFixture(database)
  const one = await upload()
  const two = await upload()
  expect(await run(service.byIds([two.id, newId(), one.id]))).toEqual([two, one])
  await run(service.describe(one.id, 'Sala'))
  await run(service.remove([two.id]))
  expect(await run(service.byIds([two.id, one.id]))).toEqual([{ ...one, alt: 'Sala' }])
  expect([await run(service.byIds([])), await run(service.signedUrl(two.id, 5))]).toEqual([[], null])
  expect(await failureOf(service.content(two.id))).toMatchObject({ _tag: 'UploadNotFound' })
  expect(keys().length).toBe(14)
})

test('takes over a photo under the id of its address, any number of times', async () => {
  const { service, user, stored } = await makeUploadsFixture(database)
  const photo = { id: newId(), accountId: user.id, subject: 'accounts.account:1', webp: Uint8Array.of(1, 2) }
  for (let times = 0; times < 2; times++) await run(service.takeOver(photo))
  expect(await stored(photo.id)).toMatchObject({
    account_id: user.id,
    purpose: 'avatar',
    attached_to: 'accounts.account:1',
    loose_since: null,
  })
  expect((await run(service.content(photo.id))).bytes).toEqual(photo.webp)
})
