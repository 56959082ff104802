import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { eventually } from '#config/quality/testing/eventually.ts'
import { operator } from '#core/access/actor.ts'
import { makePlatform } from '../../app/platform.ts'
import { outboxFixture, WriteThing } from '../testing/outbox-fixture.ts'
import { rowsOf, type TestPlatform, testPlatform } from '../testing/platform.ts'

const plugins = [outboxFixture()]
let platform: TestPlatform
beforeEach(async () => {
  platform = await testPlatform({ plugins })
})
afterEach(() => platform.end())

test('without a receiver nothing is traced', async () => {
  await platform.run(WriteThing, operator, { thing: 'one', how: 'well' })
  expect([platform.tracer, await rowsOf(platform, 'select trace from outbox')]).toEqual([null, [{ trace: null }]])
})

test('a receiver that is away stops no work and is logged once', async () => {
  const lines: string[] = []
  const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  const traces = { url: 'http://127.0.0.1:1', serviceName: 'kredka' }
  const traced = await makePlatform({ databaseUrl: platform.databaseUrl, plugins, logger, traces })
  await traced.jobs.start()
  for (let n = 0; n < 20; n++) await traced.run(WriteThing, operator, { thing: `${n}`, how: 'well' }, { tracer: traced.tracer ?? fail() })
  const notes = () => rowsOf(platform, 'select 1 from outbox_fixture_note')
  await eventually(async () => expect(await notes()).toHaveLength(40))
  await traced.close()
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(['traces are not received'])
})

const fail = () => {
  throw new Error('Nothing is traced')
}
