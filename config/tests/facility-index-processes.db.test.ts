import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bySql, clientOf, type Planted, plant, until } from '../testing/indexed.ts'
import { type IndexProcess, startIndexProcess } from '../testing/index-process.ts'
import { type TestPlatform, testPlatform } from '../testing/platform.ts'

const everything = { within: { west: 14, south: 49, east: 24.2, north: 54.9 }, choice: {} }

let platform: TestPlatform
let client: pg.Client
const processes: IndexProcess[] = []
beforeAll(async () => {
  platform = await testPlatform()
  client = await clientOf(platform.databaseUrl)
})
afterAll(async () => {
  for (const one of processes) await one.kill()
  await client.end()
  await platform.end()
})
const started = () => {
  const one = startIndexProcess(platform.databaseUrl)
  processes.push(one)
  return one
}

/** Whether processes say what SQL says, and the same clusters of the same version. */
const agree = async (...asked: readonly IndexProcess[]) => {
  const wanted = await bySql(client, everything, 1000)
  const answers = await Promise.all(asked.map((one) => one.cluster(everything, 9)))
  return answers.every((answer) => isDeepStrictEqual({ ...answer, ...wanted }, answer) && isDeepStrictEqual(answer, answers[0]))
}

const made = (count: number): readonly Planted[] =>
  Array.from({ length: count }, (_, at) => ({ point: [14.5 + ((at * 7.3) % 9), 49.5 + ((at * 3.1) % 5)], completeness: at % 7 }))

test('two processes agree with each other and with SQL within three seconds, also when one is killed on the way and another comes', async () => {
  await plant(client, made(150))
  const [one, two] = [started(), started()]
  // To start takes as long as the machine likes.
  await until(() => agree(one, two), 60_000)

  await client.query('update facility set completeness = completeness + 10 where longitude > 19')
  await plant(client, made(20))
  await until(() => agree(one, two), 3000)

  for (let step = 0; step < 10; step++) {
    await client.query('update facility set longitude = 14 + random() * 10 where completeness = $1', [step])
    if (step === 4) await two.kill()
  }
  await client.query('delete from facility where latitude > 52')
  await until(() => agree(one), 3000)

  const three = started()
  await plant(client, made(300))
  await until(() => agree(one), 3000)
  await until(() => agree(one, three), 60_000)
  await client.query('update facility set active = false, inactive_since = now() where longitude < 17')
  await until(() => agree(one, three), 3000)
  await expect(two.cluster(everything, 9)).rejects.toThrow('SIGKILL')
}, 150_000)
