import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator } from '#core/access/actor.ts'
import { type Platform, makePlatform } from '../platform.ts'
import { pino } from 'pino'
import { rowsOf, type TestPlatform, testPlatform } from '../testing/platform.ts'
import { type ThingWritten, tally, WriteThing } from '../testing/tally.ts'

let one: TestPlatform
let two: Platform
beforeAll(async () => {
  one = await testPlatform({ plugins: [tally()] })
  two = await makePlatform({ databaseUrl: one.databaseUrl, plugins: [tally()], logger: pino({ level: 'silent' }) })
  await Promise.all([one.jobs.start(), two.jobs.start()])
})
afterAll(async () => {
  await two?.close()
  await one?.end()
})

const write = (thing: string, how: ThingWritten['how'] = 'well') => one.run(WriteThing, operator, { thing, how })
const notes = async (like: string) =>
  (await rowsOf<{ note: string }>(one, `select thing || ' ' || by note from tally_note where thing like ? order by 1`, [like])).map(
    ({ note }) => note,
  )

test('what happened reaches each reaction once, whichever of two servers takes it', async () => {
  const things = Array.from({ length: 100 }, (_, n) => `both${String(n).padStart(3, '0')}`)
  for (const thing of things) await write(thing)
  const expected = things.flatMap((thing) => [`${thing} count`, `${thing} note`])
  await expect.poll(() => notes('both%'), { timeout: 8000, interval: 100 }).toEqual(expected)
})
