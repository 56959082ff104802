import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { generateUuid } from '#core/kernel/ids.ts'
import { Transaction } from '#core/ports/transaction.ts'
import type { Upload } from '../domain/upload.ts'
import { RemovedUploads, UploadRepository } from '../domain/uploads.port.ts'
import { storeFacility } from '../testing/store-facility.ts'

const database = databaseForTests()

const uploads = () => database.find(UploadRepository)
const removed = () => database.find(RemovedUploads)
const facilities = () => database.find(KnownFacilities)

const at = (minute: number) => `2026-11-23T10:${String(minute).padStart(2, '0')}:00.000Z`

const anUpload = (over: Partial<Upload> = {}): Upload => ({
  id: generateUuid(),
  account_id: generateUuid(),
  facility_id: null,
  purpose: 'opinion_photo',
  kind: 'image',
  mime: 'image/jpeg',
  name: 'plac, "zabaw" {1}.jpg',
  alt: '',
  size: 1000,
  width: 640,
  height: 480,
  files: ['320.webp', '640.jpg'],
  created_at: at(0),
  attached_to: null,
  attached_at: null,
  loose_since: at(0),
  ...over,
})

const add = async (over: Partial<Upload> = {}) => {
  const upload = anUpload(over)
  await run(uploads().add(upload))
  return upload
}
const stored = async (id: string) => (await run(uploads().byIds([id])))[0]
const takeAll = () => run(database.find(Transaction)(removed().take(100)))

test('stores uploads and finds them by id and by account; rubbish is nothing', async () => {
  const account_id = generateUuid()
  const two = await add({ account_id, created_at: at(2) })
  const one = await add({ account_id, created_at: at(1), width: null, height: null })
  expect(await stored(one.id)).toEqual(one)
  expect(await run(uploads().byIds(['rubbish', "'"]))).toEqual([])
  expect((await run(uploads().ofAccount(account_id))).map(({ id }) => id).toSorted()).toEqual([one.id, two.id].toSorted())
})

test('counts what an account has not used', async () => {
  const account_id = generateUuid()
  expect(await run(uploads().looseOf(account_id))).toEqual({ files: 0, bytes: 0 })
  const one = await add({ account_id, size: 7 })
  await add({ account_id, size: 5 })
  await add({ size: 100 })
  expect(await run(uploads().looseOf(account_id))).toEqual({ files: 2, bytes: 12 })
  const request = {
    ids: [one.id],
    accountId: account_id,
    purpose: 'opinion_photo',
    facilityId: null,
    staysOwn: true,
    subject: 'test',
    at: at(1),
  } as const
  await run(uploads().attach(request))
  expect(await run(uploads().looseOf(account_id))).toEqual({ files: 1, bytes: 5 })
})

test('attaches what fits, once; a facility takes its pictures over', async () => {
  const facility_id = await storeFacility(database)
  const account_id = generateUuid()
  const picture = await add({ account_id, facility_id, purpose: 'gallery' })
  const request = {
    ids: [picture.id],
    accountId: account_id,
    purpose: 'gallery',
    facilityId: facility_id,
    staysOwn: false,
    subject: 'x',
    at: at(3),
  } as const
  for (const other of [
    { accountId: generateUuid() },
    { purpose: 'logo' as const },
    { facilityId: null },
    { ids: ['rubbish'] },
    { ids: [] },
  ])
    expect(await run(uploads().attach({ ...request, ...other }))).toBe(0)
  expect([await run(uploads().attach(request)), await run(uploads().attach(request))]).toEqual([1, 0])
  expect(await stored(picture.id)).toMatchObject({ account_id: null, attached_to: 'x', attached_at: at(3), loose_since: null })
  await run(uploads().detach([picture.id, 'rubbish'], at(4)))
  await run(uploads().detach([picture.id], at(5)))
  expect(await stored(picture.id)).toMatchObject({ attached_to: null, attached_at: at(3), loose_since: at(4) })
  expect(await run(uploads().attach(request))).toBe(0)
})

test('the platform takes over what is attached to a material; it stays when it is detached', async () => {
  const account_id = generateUuid()
  const { id } = await add({ account_id, purpose: 'material', files: ['320.webp', '640.webp', 'plik'] })
  const request = {
    ids: [id],
    accountId: account_id,
    purpose: 'material',
    facilityId: null,
    staysOwn: false,
    subject: 'x',
    at: at(1),
  } as const
  expect(await run(uploads().attach(request))).toBe(1)
  expect(await stored(id)).toMatchObject({ account_id: null, facility_id: null, attached_to: 'x' })
  expect([await run(uploads().ofAccount(account_id)), await run(uploads().removeLoose(id, account_id))]).toEqual([[], false])
  await run(uploads().detach([id], at(2)))
  expect(await stored(id)).toMatchObject({ account_id: null, attached_to: null, loose_since: at(2) })
})

test('removed uploads wait until their files are removed, however they were removed', async () => {
  const one = await add()
  const two = await add()
  const used = await add()
  await run(
    uploads().attach({
      ids: [used.id],
      accountId: used.account_id ?? '',
      purpose: 'opinion_photo',
      facilityId: null,
      staysOwn: true,
      subject: 'x',
      at: at(1),
    }),
  )
  const removals = [
    uploads().removeLoose(one.id, one.account_id ?? ''),
    uploads().removeLoose(one.id, one.account_id ?? ''),
    uploads().removeLoose(two.id, generateUuid()),
    uploads().removeLoose(used.id, used.account_id ?? ''),
    uploads().removeLoose('rubbish', one.account_id ?? ''),
  ]
  const done: boolean[] = []
  for (const removal of removals) done.push(await run(removal))
  expect(done).toEqual([true, false, false, false, false])
  await run(uploads().remove([used.id, 'rubbish']))
  const waiting = (await takeAll()).filter((id) => [one.id, two.id, used.id].includes(id))
  expect(waiting.toSorted()).toEqual([one.id, used.id].toSorted())
  await run(removed().forget([one.id]))
  const rest = await takeAll()
  expect([rest.includes(one.id), rest.includes(used.id)]).toEqual([false, true])
  expect((await run(uploads().unknownOf([one.id, two.id, used.id]))).toSorted()).toEqual([one.id, used.id].toSorted())
})

test('changes the alternative text', async () => {
  const { id } = await add()
  await run(uploads().describe(id, 'Sala „Misiów”'))
  await run(uploads().describe('rubbish', 'x'))
  expect((await stored(id))?.alt).toBe('Sala „Misiów”')
})

test('knows facilities', async () => {
  const id = await storeFacility(database)
  expect([await run(facilities().exists(id)), await run(facilities().exists(generateUuid())), await run(facilities().exists('x'))]).toEqual(
    [true, false, false],
  )
})
