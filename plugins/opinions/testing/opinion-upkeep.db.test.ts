import { afterAll, beforeAll, expect, test } from 'vitest'
import { aUser } from '#adapters/memory/actors.ts'
import { run } from '#adapters/memory/run.ts'
import { system, type User } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import type { ModerationAct } from '#core/moderation/reportable.ts'
import { Overview } from '#core/overview/overview.ts'
import { rowsOf, type TestPlatform, testPlatform } from '#config/quality/testing/platform.ts'
import type { OpinionState } from '../contract/states.ts'
import { makeRandom } from '../demo/random.ts'
import { type OpinionAct, stateAfter } from '../domain/states.ts'
import { ReportedOpinions } from '../services/reported-opinions.ts'
import { AnswerOpinion } from '../use-cases/answer-opinion.ts'
import { ChangeOpinion } from '../use-cases/change-opinion.ts'
import { CleanUpOpinions } from '../use-cases/clean-up-opinions.ts'
import { AcceptAnswerById } from '../use-cases/decide-answer-by-id.ts'
import { AcceptOpinionById, DeclineOpinionById } from '../use-cases/decide-opinion-by-id.ts'
import { WithdrawOpinion } from '../use-cases/withdraw-opinion.ts'
import { WriteOpinion } from '../use-cases/write-opinion.ts'
import { aWrittenOpinion } from './a-written-opinion.ts'
import { insertOpinion } from './insert-opinion.ts'
import { storeFacility } from './store-facility.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.end())

const support = aUser({ id: newId(), type: 'support' })
/** Support's decision about a reported opinion, as it is now. */
const moderate = async (id: string, act: ModerationAct) => {
  const things = platform.find(ReportedOpinions)
  const revision = (await run(things.find(system, id)))?.revision ?? ''
  const why = act === 'restore' ? { reason: null, note: null, undoes: 'hidden' as const } : { reason: 'fake', note: 'Zmyślona.' }
  return run(things.act(support, { id, revision, act, ...why }))
}
const rows = <Row extends object>(sql: string, parameters?: readonly unknown[]) => rowsOf<Row>(platform, sql, parameters)
const cleanUp = () => platform.run(CleanUpOpinions, { kind: 'platform' }, {})

/** Stores a facility with somebody who answers opinions about it. */
const facilityOf = async (owner: string) => {
  const { id } = await storeFacility(platform)
  await rows(
    `insert into access_grant (account_id, facility_id, role, permissions, given_at) values (?, ?, 'owner', '{facility-opinions/write}', now() - interval '1 day')`,
    [owner, id],
  )
  return id
}
const acceptOne = async (user: User, facilityId: string) => {
  const { id } = await platform.run(WriteOpinion, user, aWrittenOpinion(facilityId))
  await platform.run(AcceptOpinionById, support, { id })
  return id
}

test('OP-11 AP-09 new opinions count by facility and new answers for their author; opening them ends it, and so does withdrawing', async () => {
  const [owner, parent] = [newId(), aUser({ id: newId() })]
  const [bajka, bajeczka] = [await facilityOf(owner), await facilityOf(owner)]
  const overview = platform.find(Overview)
  const countsOf = async (account: string) => (await run(overview.countsOf(account)))['opinions']
  const written = await platform.run(WriteOpinion, parent, aWrittenOpinion(bajka))
  expect(await countsOf(owner)).toEqual({ new_answers: 0, new_opinions: 0, new_opinions_by_facility: {} })
  await platform.run(AcceptOpinionById, support, { id: written.id })
  const others = [await acceptOne(aUser({ id: newId() }), bajeczka), await acceptOne(aUser({ id: newId() }), bajeczka)]
  expect(await countsOf(owner)).toMatchObject({ new_opinions: 3, new_opinions_by_facility: { [bajka]: 1, [bajeczka]: 2 } })

  await platform.run(AnswerOpinion, aUser({ id: owner, perms: { [bajka]: ['facility-opinions/write'] } }), {
    id: written.id,
    text: 'Dziękujemy!',
  })
  expect(await countsOf(parent.id)).toMatchObject({ new_answers: 0 })
  await platform.run(AcceptAnswerById, support, { id: written.id })
  expect(await countsOf(parent.id)).toEqual({ new_answers: 1, new_opinions: 0, new_opinions_by_facility: {} })
  // Nobody marks for others, and junk is ignored.
  await run(overview.markSeen(newId(), [written.id, others[0] ?? '', 'x']))
  expect([await countsOf(owner), await countsOf(parent.id)]).toMatchObject([{ new_opinions: 3 }, { new_answers: 1 }])
  for (const account of [owner, parent.id]) await run(overview.markSeen(account, [written.id, others[0] ?? '', 'x']))
  expect(await countsOf(owner)).toMatchObject({ new_opinions: 1, new_opinions_by_facility: { [bajeczka]: 1 } })
  expect(await countsOf(parent.id)).toMatchObject({ new_answers: 0 })
  const [last] = await rows<{ account_id: string }>('select account_id from opinions_opinion where id = ?', [others[1]])
  await platform.run(WithdrawOpinion, aUser({ id: last?.account_id ?? '' }), { id: others[1] ?? '' })
  expect(await countsOf(owner)).toEqual({ new_answers: 0, new_opinions: 0, new_opinions_by_facility: {} })
})

test('OP-07 documents and their files are deleted 30 days after the decision, and not while the opinion waits', async () => {
  const facility = (await storeFacility(platform)).id
  const evidenceOf = async (state: 'pending' | 'accepted' | 'rejected', days: number) => {
    const { id } = await insertOpinion(rows, { accountId: newId(), facilityId: facility, state })
    const upload = newId()
    await rows(`update opinions_opinion set decided_at = now() - ? * interval '1 day' where id = ? returning 1`, [days, id])
    await rows(
      `insert into uploads_upload (id, account_id, purpose, kind, mime, name, alt, size, files, created_at, attached_to, attached_at)
         values (?, ?, 'opinion_evidence', 'pdf', 'application/pdf', 'umowa.pdf', '', 1, '{umowa.pdf}', now(), 'opinions.opinion', now()) returning 1`,
      [upload, newId()],
    )
    await rows(
      `insert into opinions_evidence (id, opinion_id, account_id, upload_id, mime, name, added_at)
         values (?, ?, ?, ?, 'application/pdf', 'umowa.pdf', now()) returning 1`,
      [newId(), id, newId(), upload],
    )
    return upload
  }
  const gone = [await evidenceOf('accepted', 31), await evidenceOf('rejected', 31)]
  const stored = [await evidenceOf('accepted', 29), await evidenceOf('pending', 31)]
  await cleanUp()
  await cleanUp()
  const left = await rows<{ upload_id: string }>('select upload_id from opinions_evidence')
  expect(left.map(({ upload_id }) => upload_id).toSorted()).toEqual(stored.toSorted())
  const files = await rows<{ id: string }>('select id from uploads_upload where id in (?, ?, ?, ?)', [...gone, ...stored])
  expect(files.map(({ id }) => id).toSorted()).toEqual(stored.toSorted())
})

test('OP-07 the nightly job trusts verified authors after a year, or with three opinions; an upheld report ends it for all of them', async () => {
  const accepted = async (accountId: string, months: number, method: 'code' | 'none' = 'code') => {
    const { id } = await insertOpinion(rows, { accountId, facilityId: (await storeFacility(platform)).id })
    await rows(
      `update opinions_opinion set accepted_at = now() - ? * interval '1 month' - interval '1 hour', trust_method = ?, trust = ? where id = ? returning 1`,
      [months, method, method === 'none' ? 'unverified' : 'verified', id],
    )
    return id
  }
  const [yearling, novice, stranger, reported] = [newId(), newId(), newId(), newId()]
  const first = await accepted(yearling, 12)
  const second = await accepted(yearling, 1, 'none')
  await accepted(novice, 11)
  await accepted(stranger, 30, 'none')
  const bad = await accepted(reported, 20)
  await rows('update opinions_opinion set upheld_reports = 1 where id = ? returning 1', [bad])
  await cleanUp()
  const trustOf = async (account: string) =>
    (await rows<{ trust: string }>('select trust from opinions_opinion where account_id = ? order by accepted_at', [account])).map(
      ({ trust }) => trust,
    )
  expect(await Promise.all([yearling, novice, stranger, reported].map(trustOf))).toEqual([
    ['trusted', 'unverified'],
    ['verified'],
    ['unverified'],
    ['verified'],
  ])
  const [audited] = await rows<{ about: object }>(
    `select about from audit_entry where action = 'opinions.trust-changed' and subject_account_id = ?`,
    [yearling],
  )
  expect(audited?.about).toEqual({ opinion: first, trust: 'trusted', trust_method: 'code' })
  // The same night again changes nothing.
  await cleanUp()
  expect(
    await rows(`select 1 from audit_entry where action = 'opinions.trust-changed' and subject_account_id = ?`, [yearling]),
  ).toHaveLength(1)
  await moderate(second, 'remove')
  expect(await trustOf(yearling)).toEqual(['verified', 'unverified'])
})

test('PR-07 OP-05 after three hundred random acts, four at a time, ratings are those of the accepted opinions, and every history is legal', async () => {
  const random = makeRandom(300)
  const facilities = [await storeFacility(platform), await storeFacility(platform), await storeFacility(platform)].map(({ id }) => id)
  const authors = Array.from({ length: 16 }, () => aUser({ id: newId(), agent: newId() }))
  const why = { reason: 'fake', note: 'Nie.' } as const
  const inPlay = `${facilities.map(() => '?').join(', ')}`
  const act = async (): Promise<unknown> => {
    const [author, facility, kind] = [random.pick(authors), random.pick(facilities), random.below(20)]
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
    if (kind === 15) return platform.run(DeclineOpinionById, support, { id, ...why })
    if (kind === 16) return moderate(id, 'hide')
    if (kind === 17) return moderate(id, 'restore')
    return moderate(id, 'remove')
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
    ...{
      accepted: 'accept',
      rejected: 'reject',
      returned: 'revise',
      edited: 'edit',
      hidden: 'hide',
      restored: 'restore',
      withdrawn: 'withdraw',
    },
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
}, 60_000)
