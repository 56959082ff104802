import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { system } from '#core/access/actor.ts'
import { makeOf } from '#core/kernel/define.ts'
import { generateUuid } from '#core/kernel/ids.ts'
import { makeUploadsFixture } from '../testing/uploads-fixture.ts'
import { SweepFiles } from './clean-up-files.ts'

const database = databaseForTests()

test('removes files without a row when they are older than a day; those of a running upload stay, and names that no upload has', async () => {
  const { upload, files, clock, keys, ...fixture } = await makeUploadsFixture(database)
  const sweep = makeOf(SweepFiles)({ ...fixture, files, clock })
  const put = (key: string) => run(files.put(key, new Uint8Array(1)))
  const { id } = await upload()
  const left = `public/${generateUuid()}/640.webp`
  const running = `private/${generateUuid()}/plik`
  await put(left)
  clock.advance(25 * 3600)
  await put(running)
  await put('public/rubbish/x')
  expect(await run(sweep(system, {}))).toEqual({ removed: 1 })
  expect([keys().includes(left), keys().includes(running), keys().filter((key) => key.includes(id)).length]).toEqual([false, true, 7])
  clock.advance(25 * 3600)
  expect(await run(sweep(system, {}))).toEqual({ removed: 1 })
  expect([keys().length, keys().includes('public/rubbish/x')]).toEqual([8, true])
})
