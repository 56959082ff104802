import { Effect } from 'effect'
import { beforeAll, expect, test } from 'vitest'
import { makeClock } from '#adapters/memory/clock.ts'
import { run } from '#adapters/memory/run.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { facilityLimits } from '#core/packages/facility-limits.ts'
import { LimitStore } from '#core/packages/limit-store.port.ts'
import { Limits } from '#core/packages/limits.port.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { makePlatform } from '../../app/platform.ts'
import { describeLimits } from '../testing/describe-limits.ts'
import { rowsOf, testPlatform } from '../testing/platform.ts'
import { startForTests } from '../testing/start-for-tests.ts'
import { storeStanding } from '../testing/store-standing.ts'

const clock = makeClock()
const platform = startForTests(() => testPlatform({ clock }))
let limits: Limits
beforeAll(async () => {
  limits = platform.find(Limits)
})

describeLimits(() => ({
  limits,
  store: platform.find(LimitStore),
  transaction: platform.find(Transaction),
  clock,
  addFacility: (standing) => storeStanding(platform, standing),
  emitted: async () => (await rowsOf<{ event: { name: string } }>(platform, `select event from outbox`)).map(({ event }) => event),
}))

const { photos, amenityEdits } = facilityLimits
/** Limit of amenity edits without a free first one and corrections. */
const everyEdit = { ...amenityEdits, firstIsFree: false, correctionHours: 0 }

/** Runs rounds, ten at a time; returns how often each number of acts succeeded. */
const race = async (rounds: number, round: () => Promise<readonly Promise<unknown>[]>) => {
  const successes: Record<number, number> = {}
  for (let done = 0; done < rounds; done += 10)
    await Promise.all(
      Array.from({ length: 10 }, async () => {
        const results = await Promise.allSettled(await round())
        const count = results.filter(({ status }) => status === 'fulfilled').length
        successes[count] = (successes[count] ?? 0) + 1
      }),
    )
  return successes
}

test('PK-02 five hundred rounds of parallel acts spend a monthly limit once each', async () => {
  const outcome = await race(500, async () => {
    const id = await storeStanding(platform, { status: 'registered', validUntil: null })
    return [1, 2, 3].map(() => run(limits.spend(id, everyEdit)))
  })
  expect(outcome).toEqual({ 1: 500 })
})

test('PK-02 five hundred rounds of parallel additions never store more than there is room for', async () => {
  await rowsOf(platform, 'create table probe_photo (facility_id uuid not null)')
  const db = platform.find(Db)
  const transaction = platform.find(Transaction)
  const addPhoto = (id: string) =>
    transaction(
      Effect.gen(function* () {
        const after = db
          .rows<{ count: number }>('select count(*)::integer + 1 count from probe_photo where facility_id = ?', [id])
          .pipe(Effect.map(([row]) => row?.count ?? 0))
        yield* limits.requireRoom(id, photos, after)
        yield* db.rows('insert into probe_photo values (?)', [id])
      }),
    )
  const outcome = await race(500, async () => {
    const id = await storeStanding(platform, { status: 'registered', validUntil: null })
    await rowsOf(platform, 'insert into probe_photo values (?), (?)', [id, id])
    return [1, 2, 3].map(() => run(addPhoto(id)))
  })
  expect(outcome).toEqual({ 1: 500 })
  expect(await rowsOf(platform, 'select 1 from probe_photo group by facility_id having count(*) <> 3')).toEqual([])
})

test('J4.7 a new value is in force for the next act of every process', async () => {
  const { databaseUrl, logger } = platform
  const second = await makePlatform({ databaseUrl, logger, clock, plugins: [] })
  const other = second.find(Limits)
  const id = await storeStanding(platform, { status: 'registered', validUntil: null })
  expect(await run(Effect.flip(other.requireRoom(id, photos, 4)))).toMatchObject({ _tag: 'LimitReached' })
  const version = (await run(limits.all())).find(({ key }) => key === 'photos')?.version ?? 0
  await run(limits.replace('photos', { free: 3, registered: 4, premium: null }, version))
  await run(other.requireRoom(id, photos, 4))
  await second.close()
})
