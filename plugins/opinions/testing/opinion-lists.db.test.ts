import { pino } from 'pino'
import { beforeAll, expect, test } from 'vitest'
import { aUser, visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { makePlatform, type Platform } from '#config/app/platform.ts'
import { seedScale } from '#config/app/seed-scale.ts'
import { planSteps } from '#config/quality/bench/plan-growth.ts'
import { recordStatements } from '#config/quality/bench/record-statements.ts'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { FacilitySlotData } from '#core/facilities/facility-slot-data.port.ts'
import { facilityProfileSlot } from '#core/facilities/slots.ts'
import { newId } from '#core/kernel/ids.ts'
import { plugins } from '#plugins/server.gen.ts'
import { type OpinionsSlotData, wholeOpinion } from '../contract/public-views.ts'
import { OpinionLists } from '../domain/opinion-lists.port.ts'
import { RecountRatings } from '../use-cases/maintenance.ts'
import { ListFacilityOpinions, ListOpinions, ShowStats } from '../use-cases/opinion-lists.ts'

const platform = startForTests(testPlatform)
/** The facility with 500 opinions. */
let busy: string
beforeAll(async () => {
  await seedScale(platform, { facilities: 60, accounts: 0, opinions: 2400, seed: 1 })
  await rowsOf(platform, 'analyze')
  const [row] = await rowsOf<{ id: string }>(platform, 'select id from facility order by rating_count desc limit 1')
  busy = row?.id ?? ''
})

const list = (query: object) => platform.run(ListOpinions, visitor, { facility_id: busy, ...query })

test('OP-05 the part of the profile, the list and the figures say the same', async () => {
  const newest = await list({ limit: 3 })
  const data = await run(platform.find(FacilitySlotData).read(facilityProfileSlot, [busy]))
  const part = data.get(busy)?.['opinions'] as OpinionsSlotData
  expect(part.newest.map(wholeOpinion)).toEqual(newest.items)
  const { months, codes, facility_id, ...figures } = await platform.run(ShowStats, visitor, { facility_id: busy })
  expect({ ...figures, newest: part.newest }).toEqual(part)
  expect([facility_id, codes]).toEqual([busy, { batches: 0, issued: 0 }])
  expect(figures.count).toBe(newest.itemsTotal)
  expect(figures.distribution.reduce((sum, count) => sum + count, 0)).toBe(figures.count)
  expect(Object.values(figures.by_trust).reduce((sum, count) => sum + count, 0)).toBe(figures.count)
  expect(months).toHaveLength(24)
  expect(months.map(({ month }) => month)).toEqual(months.map(({ month }) => month).toSorted())
  const [row] = await rowsOf<{ count: number }>(platform, 'select rating_count count from facility where id = ?', [busy])
  expect(row?.count).toBe(figures.count)
})

test('OP-05 lists in four orders, filters by the grammar, and refuses what is not in it', async () => {
  const sums = (items: readonly { readonly score_cleanliness: number; readonly score_staff: number; readonly score_food: number }[]) =>
    items.map((one) => one.score_cleanliness + one.score_staff + one.score_food)
  const best = sums((await list({ sort: 'best', limit: 100 })).items)
  expect(best).toEqual(best.toSorted((a, b) => b - a))
  const worst = sums((await list({ sort: 'worst', limit: 100 })).items)
  expect(worst).toEqual(worst.toSorted((a, b) => a - b))
  const helpful = (await list({ sort: 'helpful', limit: 100 })).items.map((one) => one.helpful)
  expect(helpful).toEqual(helpful.toSorted((a, b) => b - a))
  const fives = await list({ 'filter[score][eq]': '5', 'filter[trust][eq]': 'verified,trusted', custom: 'answered', limit: 100 })
  expect(fives.items.length).toBeGreaterThan(0)
  for (const one of fives.items) {
    expect(Math.round(one.score)).toBe(5)
    expect([one.trust !== 'unverified', one.answer !== null]).toEqual([true, true])
  }
  const wrong = platform.find(ListOpinions)(visitor, { facility_id: busy, 'filter[text][eq]': 'x', 'filter[score][gt]': 'y' })
  expect(await failureOf(wrong)).toMatchObject({
    schema: { 'filter[text][eq]': ['FIELD_UNKNOWN'], 'filter[score][gt]': ['FIELD_INVALID'] },
  })
  expect((await list({ facility_id: newId() })).itemsTotal).toBe(0)
})

test('the home page shows the newest opinions, one for a facility; the facility sees all of its own', async () => {
  const latest = await run(platform.find(OpinionLists).latest(12))
  expect(latest.length).toBeGreaterThanOrEqual(6)
  expect(new Set(latest.map(({ facility }) => facility.id)).size).toBe(latest.length)
  for (const { facility, opinion } of latest) {
    const { items } = await platform.run(ListOpinions, visitor, { facility_id: facility.id, sort: 'newest', limit: 100 })
    expect(items.find(({ id }) => id === opinion.id)).toEqual(opinion)
  }
  const owner = aUser({ id: newId(), perms: { [busy]: ['facility-opinions/write'] } })
  const all = await platform.run(ListFacilityOpinions, owner, { facility_id: busy })
  expect(all.itemsTotal).toBe((await list({})).itemsTotal)
  const answered = await platform.run(ListFacilityOpinions, owner, { facility_id: busy, state: 'answered' })
  const unanswered = await platform.run(ListFacilityOpinions, owner, { facility_id: busy, state: 'unanswered' })
  expect(answered.itemsTotal + unanswered.itemsTotal).toBe(all.itemsTotal)
})

test('SM-20 once a register is imported, the home page shows no opinions about invented facilities', async () => {
  const latest = await run(platform.find(OpinionLists).latest(12))
  expect(latest.every(({ facility }) => facility.made)).toBe(true)
  await rowsOf(
    platform,
    `insert into facility_statement select 'rspo', 'sm-20', facility_id, stated_on, fields, gone_on, batch_id from facility_statement limit 1 returning 1`,
  )
  expect(await run(platform.find(OpinionLists).latest(12))).toEqual([])
  await rowsOf(platform, `delete from facility_statement where number = 'sm-20' returning 1`)
})

test('PR-07 ratings computed anew from scratch are those that were saved', async () => {
  const saved = () => rowsOf(platform, 'select id, rating_count, rating_total, rating_food, rated_at::text from facility order by id')
  const before = await saved()
  await platform.run(RecountRatings, { kind: 'operator' }, {})
  expect(await saved()).toEqual(before)
})

test('profile, list and stats of a facility read its opinions by an index', async () => {
  const { record, sentBy } = recordStatements()
  const recorded: Platform = await makePlatform({
    databaseUrl: platform.databaseUrl,
    plugins,
    logger: pino({ level: 'silent' }),
    onQuery: (sql, parameters) => record(recorded.orm.em.getPlatform().formatQuery(sql, parameters)),
  })
  try {
    const [usual] = await rowsOf<{ id: string }>(platform, 'select id from facility where rating_count > 0 order by rating_count limit 1')
    const id = usual?.id ?? ''
    const { own } = await sentBy(async () => {
      await recorded.run(ListOpinions, visitor, { facility_id: id, sort: 'helpful' })
      await recorded.run(ShowStats, visitor, { facility_id: id })
      await run(recorded.find(FacilitySlotData).read(facilityProfileSlot, [id]))
    })
    const [{ plans } = { plans: [] }] = await planSteps(platform.databaseUrl, [{ name: 'opinions', statements: own }])
    expect(plans.length).toBeLessThanOrEqual(6)
    for (const { steps } of plans) expect(steps).not.toMatch(/Seq Scan opinions_(opinion|answer|history)/)
  } finally {
    await recorded.close()
  }
})
