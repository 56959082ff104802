import { expect, test } from 'vitest'
import { aUser } from '#adapters/memory/actors.ts'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { newId } from '#core/kernel/ids.ts'
import type { OpinionState } from '../contract/states.ts'
import { makeRandom } from '../demo/generate-opinion.ts'
import { type OpinionAct, stateAfter } from '../domain/states.ts'
import { AcceptOpinionById, RejectOpinionById } from '../use-cases/decide-opinion.ts'
import { ChangeOpinion, WithdrawOpinion, WriteOpinion } from '../use-cases/write-opinion.ts'
import { aWrittenOpinion, moderateOpinion, storeFacility } from './stored-opinions.ts'

const platform = startForTests(testPlatform)

const support = aUser({ id: newId(), type: 'support' })
const rows = <Row extends object>(sql: string, parameters?: readonly unknown[]) => rowsOf<Row>(platform, sql, parameters)

test('PR-07 OP-05 after three hundred random acts, four at a time, ratings are those of the accepted opinions, and every history is legal', async () => {
  const random = makeRandom(300)
  const facilities = [await storeFacility(platform), await storeFacility(platform), await storeFacility(platform)].map(({ id }) => id)
  const authors = Array.from({ length: 16 }, () => aUser({ id: newId(), agent: newId() }))
  const why = { reason: 'fake', note: 'Nie.' } as const
  const inPlay = `${facilities.map(() => '?').join(', ')}`
  const act = async (): Promise<unknown> => {
    const author = random.pick(authors)
    const facility = random.pick(facilities)
    const kind = random.below(20)
    const scores = { score_cleanliness: 1 + random.below(5), score_staff: 1 + random.below(5), score_food: 1 + random.below(5) }
    const { facility_id: _, ...written } = { ...aWrittenOpinion(facility), ...scores }
    const at = random.next()
    const [one] = await rows<{ id: string; account_id: string }>(
      `select id, account_id from opinions_opinion where facility_id in (${inPlay}) and state <> 'withdrawn' order by md5(id::text || ?) limit 1`,
      [...facilities, String(at)],
    )
    if (!one || kind < 6) return platform.run(WriteOpinion, author, { ...written, facility_id: facility })
    const { id } = one
    const owner = aUser({ id: one.account_id })
    if (kind < 9) return platform.run(ChangeOpinion, owner, { ...written, id })
    if (kind === 9) return platform.run(WithdrawOpinion, owner, { id })
    if (kind < 15) return platform.run(AcceptOpinionById, support, { id })
    if (kind === 15) return platform.run(RejectOpinionById, support, { id, ...why })
    if (kind === 16) return moderateOpinion(platform, support, id, 'hide')
    if (kind === 17) return moderateOpinion(platform, support, id, 'restore')
    return moderateOpinion(platform, support, id, 'remove')
  }
  let done = 0
  for (let n = 0; n < 75; n++) {
    const ends = await Promise.allSettled(Array.from({ length: 4 }, act))
    done += ends.filter(({ status }) => status === 'fulfilled').length
    // What is refused is refused by a declared failure.
    for (const end of ends) if (end.status === 'rejected') expect(end.reason).toHaveProperty('_tag')
  }
  expect(done).toBeGreaterThan(100)
  const wrong = await rows(
    `select f.id, f.rating_count, f.rating_total, now.* from facility f, lateral (
       select count(*) count, coalesce(avg(score_cleanliness + score_staff + score_food) / 3, 0) total, coalesce(avg(score_cleanliness), 0) cleanliness,
         coalesce(avg(score_staff), 0) staff, coalesce(avg(score_food), 0) food
       from opinions_opinion o where o.facility_id = f.id and o.state = 'accepted') now
     where f.id in (${inPlay}) and (f.rating_count <> now.count or abs(f.rating_total - now.total) > 1e-9 or abs(f.rating_food - now.food) > 1e-9
       or abs(f.rating_staff - now.staff) > 1e-9 or abs(f.rating_cleanliness - now.cleanliness) > 1e-9)`,
    facilities,
  )
  expect(wrong).toEqual([])
  const acts: Readonly<Record<string, OpinionAct>> = {
    accepted: 'accept',
    rejected: 'reject',
    returned: 'revise',
    edited: 'edit',
    hidden: 'hide',
    restored: 'restore',
    withdrawn: 'withdraw',
  }
  const histories = await rows<{ state: OpinionState; acts: readonly string[] }>(
    `select o.state, array_agg(h.act order by h.at, h.id) acts from opinions_opinion o join opinions_history h on h.opinion_id = o.id
      where o.facility_id in (${inPlay}) group by o.id`,
    facilities,
  )
  for (const { state, acts: steps } of histories) {
    const [written, ...then] = steps
    const end = then.reduce<OpinionState | null>((now, step) => now && stateAfter(now, acts[step] ?? 'accept'), 'pending')
    expect([written, end], steps.join(' ')).toEqual(['written', state])
  }
  const waiting = await rows<{ pending: number; reviews: number }>(
    `select (select count(*)::int from opinions_opinion where state = 'pending' and facility_id in (${inPlay})) pending,
       (select count(*)::int from moderation_review where state = 'waiting' and kind = 'opinion' and facility_id in (${inPlay})) reviews`,
    [...facilities, ...facilities],
  )
  expect(waiting[0]?.pending).toBe(waiting[0]?.reviews)
})
