import { expect, test } from 'vitest'
import { aUser } from '#adapters/memory/actors.ts'
import { run } from '#adapters/memory/run.ts'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import type { User } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import type { ModerationAct } from '#core/moderation/reportable.ts'
import { Overview } from '#core/overview/overview.ts'
import { AnswerOpinion } from '../use-cases/answers.ts'
import { AcceptAnswerById } from '../use-cases/decide-answer.ts'
import { AcceptOpinionById } from '../use-cases/decide-opinion.ts'
import { MarkHelpful, ShowHelpful, UnmarkHelpful } from '../use-cases/helpful.ts'
import { CleanUpOpinions } from '../use-cases/maintenance.ts'
import { WithdrawOpinion, WriteOpinion } from '../use-cases/write-opinion.ts'
import { aWrittenOpinion, insertOpinion, moderateOpinion, storeFacility } from './stored-opinions.ts'

const platform = startForTests(testPlatform)

const support = aUser({ id: newId(), type: 'support' })
const moderate = (id: string, act: ModerationAct) => moderateOpinion(platform, support, id, act)
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
  const owner = newId()
  const parent = aUser({ id: newId() })
  const bajka = await facilityOf(owner)
  const bajeczka = await facilityOf(owner)
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
         values (?, ?, ?, ?, 'application/pdf', 'umowa.pdf', now() - ? * interval '1 day') returning 1`,
      [newId(), id, newId(), upload, days],
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
  const yearling = newId()
  const novice = newId()
  const stranger = newId()
  const reported = newId()
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

test('a reader sees that an opinion was called helpful before, and takes it back; authors cannot', async () => {
  const author = aUser({ id: newId() })
  const reader = aUser({ id: newId() })
  const id = await acceptOne(author, (await storeFacility(platform)).id)
  const shown = () => platform.run(ShowHelpful, reader, { id })
  expect(await shown()).toEqual({ helpful: 0, marked: false, own: false })
  await platform.run(MarkHelpful, reader, { id })
  await platform.run(MarkHelpful, reader, { id })
  expect(await shown()).toEqual({ helpful: 1, marked: true, own: false })
  expect(await platform.run(ShowHelpful, author, { id })).toEqual({ helpful: 1, marked: false, own: true })
  await platform.run(UnmarkHelpful, reader, { id })
  expect(await shown()).toEqual({ helpful: 0, marked: false, own: false })
})
