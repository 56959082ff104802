import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operator } from '#core/access/actor.ts'
import { jobStatistics } from '../../app/make-metrics.ts'
import { makePlatform, type Platform } from '../../app/platform.ts'
import { outboxFixture, ThingWritten, WriteThing } from '../testing/outbox-fixture.ts'
import { startOutboxProcess } from '../testing/outbox-process.ts'
import { rowsOf, type TestPlatform, testPlatform } from '../testing/platform.ts'
import { startForTests } from '../testing/start-for-tests.ts'

const silent = pino({ level: 'silent' })

const write = (on: Platform, thing: string, how: ThingWritten['how'] = 'well') => on.run(WriteThing, operator, { thing, how })

/** Notes that reactions wrote about things whose names begin so. */
const notes = async (on: TestPlatform, prefix: string) =>
  (
    await rowsOf<{ note: string }>(on, `select thing || ' ' || by note from outbox_fixture_note where starts_with(thing, ?) order by 1`, [
      prefix,
    ])
  ).map(({ note }) => note)
// A test that is tried again must not find the rows of its first try.
let tries = 0
const unique = (thing: string) => `${thing}-${tries++}`
const both = (things: readonly string[]) => things.flatMap((thing) => [`${thing} count`, `${thing} note`])

describe('two servers', () => {
  let one: TestPlatform
  let two: Platform
  beforeAll(async () => {
    one = await testPlatform({ plugins: [outboxFixture()] })
    two = await makePlatform({ databaseUrl: one.databaseUrl, plugins: [outboxFixture()], logger: silent })
    await Promise.all([one.jobs.start(), two.jobs.start()])
  })
  afterAll(async () => {
    await two?.close()
    await one?.end()
  })

  test('each event reaches each reaction once, on either server', async () => {
    const things = Array.from({ length: 100 }, (_, n) => `many${String(n).padStart(3, '0')}`)
    for (const thing of things) await write(one, thing)
    await expect.poll(() => notes(one, 'many'), { interval: 100 }).toEqual(both(things))
    expect((await jobStatistics(one.find)).waitingEvents).toBe(0)
  })

  test('work delivered again is not repeated', async () => {
    await write(one, 'twice')
    await expect.poll(() => notes(one, 'twice'), { interval: 100 }).toEqual(both(['twice']))
    // Simulates a worker that was killed between its commit and its acknowledgement.
    await rowsOf(one, `update outbox set relayed_at = null where event->>'thing' = 'twice'`)
    await rowsOf(one, `notify outbox`)
    const done = () =>
      rowsOf(
        one,
        `select 1 from pgboss.job j join outbox o on o.id::text = j.data->>'event' where o.event->>'thing' = 'twice' and j.state = 'completed'`,
      )
    await expect.poll(async () => (await done()).length, { interval: 100 }).toBe(4)
    expect(await notes(one, 'twice')).toEqual(both(['twice']))
  })

  test('a failed reaction is retried with growing delays, and delays no other', async () => {
    const fails = unique('fails')
    const after = unique('after')
    await write(one, fails, 'fails-twice')
    await write(one, after)
    await expect.poll(() => notes(one, fails), { interval: 100 }).toEqual(both([fails]))
    const order = await rowsOf<{ thing: string }>(
      one,
      `select thing from outbox_fixture_note where thing in (?, ?) and by = 'note' order by at`,
      [fails, after],
    )
    expect(order.map(({ thing }) => thing)).toEqual([after, fails])
  })

  test('a stored event that does not match its Schema reaches no reaction until the operator has mended it', async () => {
    const odd = unique('odd')
    const [event] = await rowsOf<{ id: string }>(
      one,
      `insert into outbox (id, name, event, happened_at)
       values (gen_random_uuid(), ?, jsonb_build_object('name', ?::text, 'thing', ?::text, 'how', 'oddly'), now()) returning id`,
      [ThingWritten.name, ThingWritten.name, odd],
    )
    await rowsOf(one, `notify outbox`)
    const waiting = () => rowsOf(one, `select 1 from pgboss.job where data->>'event' = ? and state = 'retry'`, [event?.id])
    await expect.poll(async () => (await waiting()).length, { interval: 50 }).toBe(2)
    expect(await notes(one, odd)).toEqual([])
    await rowsOf(one, `update outbox set event = event || '{"how":"well"}' where id = ?`, [event?.id])
    await expect.poll(() => notes(one, odd), { interval: 100 }).toEqual(both([odd]))
  })

  test('PL-20 failed work is reported in /metrics, and retried by the operator', async () => {
    const hopeless = unique('hopeless')
    await write(one, hopeless, 'never-well')
    const ofNote = async () => (await jobStatistics(one.find)).work.find(({ name }) => name === 'outbox-fixture/NoteThing')
    // Uses up its retries.
    const failNow = async () => {
      await rowsOf(
        one,
        `update pgboss.job j set retry_limit = retry_count from outbox o
         where j.state = 'retry' and j.name = 'reaction/outbox-fixture/NoteThing' and o.id::text = j.data->>'event' and o.event->>'thing' = ?`,
        [hopeless],
      )
      return (await ofNote())?.dead
    }
    await expect.poll(failNow, { interval: 100 }).toBe(1)
    expect(await notes(one, hopeless)).toEqual([`${hopeless} count`])
    expect(await one.metrics.text()).toContain('kredka_jobs_dead{work="outbox-fixture/NoteThing"} 1')
    expect(`${await one.metrics.text()}${await two.metrics.text()}`).toMatch(
      /kredka_jobs_total{work="outbox-fixture\/NoteThing",outcome="given-up"} 1/,
    )

    await rowsOf(one, `update outbox set event = event || '{"how":"well"}' where event->>'thing' = ?`, [hopeless])
    expect(await one.jobs.retryFailed()).toBe(1)
    await expect.poll(() => notes(one, hopeless), { interval: 100 }).toEqual(both([hopeless]))
    expect((await ofNote())?.dead ?? 0).toBe(0)
  })

  test('no personal data of an error is stored', async () => {
    const stored = await rowsOf<{ stored: string }>(
      one,
      `select coalesce(output::text, '') || coalesce(data::text, '') stored from pgboss.job`,
    )
    expect(stored.length).toBeGreaterThan(100)
    expect(stored.filter((one) => /kowalski|600 100 200/.test(one.stored))).toEqual([])
  })
})

describe('a server that stops', () => {
  const platform = startForTests(() => testPlatform({ plugins: [outboxFixture()] }))

  test('SIGTERM lets the running reaction end, and leaves the rest to the next server', async () => {
    const thing = unique('stopped')
    const stopped = await startOutboxProcess(platform.databaseUrl)
    await stopped.write(thing, 'slowly')
    const running = () => rowsOf(platform, `select 1 from pgboss.job where state = 'active'`)
    // A job is active before its reaction begins; a reaction that has begun keeps its insert in its transaction.
    const begun = () =>
      rowsOf(
        platform,
        `select 1 from pg_stat_activity where datname = current_database() and state = 'idle in transaction' and query like 'insert into outbox_fixture_note%'`,
      )
    await expect.poll(async () => [(await running()).length, (await begun()).length], { interval: 50 }).toEqual([2, 2])
    expect(await stopped.end('SIGTERM')).toBe(0)
    expect(await notes(platform, thing)).toEqual(both([thing]))
    expect(await running()).toEqual([])
  })

  test('J12.7 kill −9 between commit and reaction: the next server runs it, and only once', async () => {
    const killed = await startOutboxProcess(platform.databaseUrl)
    const things = Array.from({ length: 20 }, (_, n) => `kill${String(n).padStart(2, '0')}`)
    for (const thing of things) await killed.write(thing, 'slowly')
    await killed.end('SIGKILL')
    expect((await notes(platform, 'kill')).length).toBeLessThan(40)
    // The heartbeats of its jobs have expired.
    await rowsOf(platform, `update pgboss.job set heartbeat_on = now() - interval '1 hour' where state = 'active'`)
    await rowsOf(platform, `update outbox set event = event || '{"how":"well"}'`)
    await platform.jobs.start()
    await expect.poll(() => notes(platform, 'kill'), { interval: 100 }).toEqual(both(things))
    expect((await jobStatistics(platform.find)).waitingEvents).toBe(0)
    expect(await notes(platform, 'kill')).toEqual(both(things))
  })
})
