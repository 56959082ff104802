import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectClient, expectedBySql, type FacilityInput, insertFacilities, waitUntil } from '../testing/index-fixture.ts'
import { type IndexProcess, startIndexProcess } from '../testing/index-process.ts'
import { type TestPlatform, testPlatform } from '../testing/platform.ts'

const everything = { within: { west: 14, south: 49, east: 24.2, north: 54.9 }, selection: {} }

let platform: TestPlatform
let client: pg.Client
const processes: IndexProcess[] = []
beforeAll(async () => {
  platform = await testPlatform()
  client = await connectClient(platform.databaseUrl)
})
afterAll(async () => {
  for (const one of processes) await one.kill()
  await client.end()
  await platform.end()
})
const start = () => {
  const one = startIndexProcess(platform.databaseUrl)
  processes.push(one)
  return one
}

/** Returns true if all processes find what SQL finds, and the same clusters of the same version. */
const agree = async (...compared: readonly IndexProcess[]) => {
  // Clusters do not count the rated facilities.
  const { rated: _, ...expected } = await expectedBySql(client, everything, 1000)
  const responses = await Promise.all(compared.map((one) => one.cluster(everything, 9)))
  return responses.every(
    (response) => isDeepStrictEqual({ ...response, ...expected }, response) && isDeepStrictEqual(response, responses[0]),
  )
}

const generate = (count: number): readonly FacilityInput[] =>
  Array.from({ length: count }, (_, at) => ({ point: [14.5 + ((at * 7.3) % 9), 49.5 + ((at * 3.1) % 5)], completeness: at % 7 }))

test('two processes agree with each other and with SQL within three seconds, also when one is killed and another started meanwhile', async () => {
  await insertFacilities(client, generate(150))
  const one = start()
  const two = start()
  // A process may start slowly on a busy machine.
  await waitUntil(() => agree(one, two))

  await client.query('update facility set completeness = completeness + 10 where longitude > 19')
  await insertFacilities(client, generate(20))
  await waitUntil(() => agree(one, two))

  for (let step = 0; step < 10; step++) {
    await client.query('update facility set longitude = 14 + random() * 10 where completeness = $1', [step])
    if (step === 4) await two.kill()
  }
  await client.query('delete from facility where latitude > 52')
  await waitUntil(() => agree(one))

  const three = start()
  await insertFacilities(client, generate(300))
  await waitUntil(() => agree(one))
  await waitUntil(() => agree(one, three))
  await client.query('update facility set active = false, inactive_since = now() where longitude < 17')
  await waitUntil(() => agree(one, three))
  await expect(two.cluster(everything, 9)).rejects.toThrow('SIGKILL')
})
