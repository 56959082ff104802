import { expect, test } from 'vitest'
import { aUser, visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { sampleFiles } from '../testing/sample-files.ts'
import { makeUploadsFixture } from '../testing/uploads-fixture.ts'
import { RemoveFiles } from './clean-up-files.ts'
import { RemoveUpload } from './own-uploads.ts'

const database = databaseForTests()

const setUp = async () => {
  const fixture = await makeUploadsFixture(database)
  return { ...fixture, remove: makeOf(RemoveUpload)(fixture), removeFiles: makeOf(RemoveFiles)(fixture) }
}

test('removes an unused upload of the user; its files follow', async () => {
  const { upload, remove, removeFiles, user, keys } = await setUp()
  const one = await upload({ purpose: 'news', file: sampleFiles.pdf })
  const other = await upload()
  expect(keys()).toHaveLength(10)
  expect(await run(remove(user, { id: one.id }))).toEqual({ status: 'removed' })
  expect(await run(removeFiles({ kind: 'platform' }, {}))).toEqual({ removed: 1 })
  expect(keys().every((key) => key.includes(other.id))).toBe(true)
  expect(keys()).toHaveLength(7)
  expect(await failureOf(remove(user, { id: one.id }))).toMatchObject({ _tag: 'UploadNotFound' })
})

test('J11.2 uploads of others do not exist, and used ones stay', async () => {
  const { upload, remove, user, service, countUploads } = await setUp()
  const { id } = await upload({ purpose: 'opinion_photo' })
  expect(await failureOf(remove(visitor, { id }))).toMatchObject({ _tag: 'MissingJwt' })
  for (const other of [aUser(), aUser({ type: 'support' })])
    expect(await failureOf(remove(other, { id }))).toMatchObject({ _tag: 'UploadNotFound', kind: 'not-found' })
  for (const unknown of [newId(), 'rubbish'])
    expect(await failureOf(remove(user, { id: unknown }))).toMatchObject({ _tag: 'UploadNotFound' })
  await run(service.attach(user, [id], { purpose: 'opinion_photo', facilityId: null, subject: 'test' }))
  expect(await failureOf(remove(user, { id }))).toMatchObject({ _tag: 'UploadInUse', kind: 'conflict' })
  expect(await countUploads()).toBe(1)
})
