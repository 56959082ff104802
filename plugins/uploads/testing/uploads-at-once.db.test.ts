import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { aWorksheet } from '#adapters/documents/testing/sample-pdfs.ts'
import { aUser } from '#adapters/memory/actors.ts'
import { run } from '#adapters/memory/run.ts'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { operator, system } from '#core/access/actor.ts'
import { generateUuid, newId } from '#core/kernel/ids.ts'
import { ErasePersonalData } from '#core/personal-data/erase-personal-data.ts'
import { RunRetention } from '#core/personal-data/run-retention.ts'
import { FileStore } from '#core/ports/file-store.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { maxLooseUploads } from '../contract/limits.ts'
import { Uploads } from '../contract/queries.ts'
import { UploadRepository } from '../domain/uploads.port.ts'
import { insertUpload } from '../testing/insert-upload.ts'
import { onePixel } from '../testing/sample-forms.ts'
import { storeFacility } from '../testing/store-facility.ts'
import { RemoveFiles } from '../use-cases/clean-up-files.ts'
import { UploadFile } from '../use-cases/own-uploads.ts'

const platform = startForTests(testPlatform)

const file = { name: 'plac.png', mime: 'image/png', bytes: onePixel }
const exists = async (id: string) => (await rowsOf(platform, 'select 1 from uploads_upload where id = ?', [id])).length > 0
const filesOf = async (id: string) => {
  const keys: string[] = []
  for await (const { key } of platform.find(FileStore).list('')) if (key.includes(id)) keys.push(key)
  return keys
}
const removeFiles = () => platform.run(RemoveFiles, system, {})

test('of twenty parallel attachments of one upload one succeeds', async () => {
  const facilityId = await storeFacility(platform)
  const user = aUser({ id: newId(), perms: { [facilityId]: ['facility-data/write'] } })
  const uploads = platform.find(Uploads)
  for (let round = 0; round < 5; round++) {
    const { id } = await platform.run(UploadFile, user, { file, purpose: 'gallery', facility_id: facilityId })
    const attempts = Array.from({ length: 20 }, (_, n) =>
      run(uploads.attach(user, [id], { purpose: 'gallery', facilityId, subject: `test:${n}` })),
    )
    const results = await Promise.allSettled(attempts)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toMatchObject({ _tag: 'UploadNotFound' })
  }
})

test('an attachment that fails, or whose transaction fails, changes nothing', async () => {
  const user = aUser({ id: newId() })
  const one = await platform.run(UploadFile, user, { file, purpose: 'opinion_photo' })
  const two = await platform.run(UploadFile, user, { file, purpose: 'proof' })
  const uploads = platform.find(Uploads)
  const to = { purpose: 'opinion_photo', facilityId: null, subject: 'test' } as const
  await expect(run(uploads.attach(user, [one.id, two.id], to))).rejects.toMatchObject({ _tag: 'UploadNotFound' })
  const failing = platform.find(Transaction)(Effect.andThen(uploads.attach(user, [one.id], to), Effect.die(new Error('undone'))))
  await expect(run(failing)).rejects.toThrow('undone')
  expect(await run(uploads.attach(user, [one.id], to))).toEqual([one])
})

test('parallel uploads never exceed what an account may have unused', async () => {
  const user = aUser({ id: newId() })
  for (let n = 0; n < maxLooseUploads.files - 3; n++) await rowsOf(platform, ...insertUpload({ accountId: user.id }))
  const attempts = Array.from({ length: 10 }, () => platform.run(UploadFile, user, { file, purpose: 'avatar' }))
  const results = await Promise.allSettled(attempts)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect(await run(platform.find(UploadRepository).looseOf(user.id))).toMatchObject({ files: maxLooseUploads.files })
  const rows = await rowsOf<{ id: string }>(platform, `select id from uploads_upload where account_id = ? and purpose = 'avatar'`, [
    user.id,
  ])
  for (const { id } of rows) expect(await filesOf(id)).toHaveLength(1)
})

test('what nothing uses for a day is removed with its files; attached and detached in time', async () => {
  const user = aUser({ id: newId() })
  const upload = () => platform.run(UploadFile, user, { file, purpose: 'opinion_photo' })
  const old = await upload()
  const young = await upload()
  const used = await upload()
  const detached = await upload()
  const uploads = platform.find(Uploads)
  await run(uploads.attach(user, [used.id, detached.id], { purpose: 'opinion_photo', facilityId: null, subject: 'test' }))
  await run(uploads.detach([detached.id]))
  for (const { id } of [old, used])
    await rowsOf(platform, `update uploads_upload set created_at = now() - interval '2 days' where id = ?`, [id])
  await rowsOf(platform, `update uploads_upload set loose_since = now() - interval '25 hours' where id = ?`, [old.id])
  await platform.run(RunRetention, operator, {})
  await removeFiles()
  const left = await Promise.all([old, young, used, detached].map(async ({ id }) => [await exists(id), (await filesOf(id)).length > 0]))
  expect(left).toEqual([
    [false, false],
    [true, true],
    [true, true],
    [true, true],
  ])
  await rowsOf(platform, `update uploads_upload set loose_since = now() - interval '25 hours' where id = ?`, [detached.id])
  await platform.run(RunRetention, operator, {})
  await removeFiles()
  expect([await exists(detached.id), await filesOf(detached.id)]).toEqual([false, []])
})

test('AU-06 erasing an account removes its files, and leaves those that belong to a facility or to the platform', async () => {
  const facilityId = await storeFacility(platform)
  const user = aUser({ id: newId(), perms: { [facilityId]: ['facility-data/write'] } })
  const own = await platform.run(UploadFile, user, { file, purpose: 'proof' })
  const picture = await platform.run(UploadFile, user, { file, purpose: 'gallery', facility_id: facilityId })
  const uploads = platform.find(Uploads)
  await run(uploads.attach(user, [picture.id], { purpose: 'gallery', facilityId, subject: 'test' }))
  const worksheet = { name: 'karta.pdf', mime: 'application/pdf', bytes: await aWorksheet(595, 842) }
  const material = await run(uploads.store(user.id, { purpose: 'material', file: worksheet }))
  const loose = await run(uploads.store(user.id, { purpose: 'material', file: worksheet }))
  await run(uploads.attach(user, [material.id], { purpose: 'material', facilityId: null, subject: 'test' }))
  await platform.run(ErasePersonalData, user, { accountId: user.id, email: 'nikt@demo.test' })
  await removeFiles()
  for (const { id } of [own, loose]) expect([await exists(id), await filesOf(id)]).toEqual([false, []])
  expect([await exists(material.id), (await filesOf(material.id)).map((key) => key.split('/').at(-1)).toSorted()]).toEqual([
    true,
    ['320.webp', '640.webp', 'plik'],
  ])
  expect([await exists(picture.id), (await filesOf(picture.id)).length]).toEqual([true, 3])
})

test('the files of removed uploads stay while a backup is being written', async () => {
  const id = generateUuid()
  await rowsOf(platform, ...insertUpload({ id, accountId: newId() }))
  await run(platform.find(FileStore).put(`public/${id}/640.jpg`, onePixel))
  await run(platform.find(Uploads).remove([id]))
  const em = platform.orm.em.fork()
  await em.begin()
  await em.execute(`select pg_advisory_xact_lock_shared(hashtext('kredka files are removed'))`)
  expect(await removeFiles()).toEqual({ removed: 0 })
  expect(await filesOf(id)).toHaveLength(1)
  await em.rollback()
  expect((await removeFiles()).removed).toBeGreaterThan(0)
  expect(await filesOf(id)).toEqual([])
})
