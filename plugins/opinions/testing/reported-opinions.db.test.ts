import { beforeAll, expect, test } from 'vitest'
import { aUser, visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { system } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import type { ModerationAct, ReportedThings } from '#core/moderation/reportable.ts'
import { ReportedAnswers, ReportedOpinions } from '../services/reported-opinions.ts'
import { AnswerOpinion } from '../use-cases/answers.ts'
import { AcceptAnswerById } from '../use-cases/decide-answer.ts'
import { AcceptOpinionById, RejectOpinionById } from '../use-cases/decide-opinion.ts'
import { ShowThread } from '../use-cases/opinion-lists.ts'
import { ChangeOpinion, WriteOpinion } from '../use-cases/write-opinion.ts'
import { aWrittenOpinion, storeFacility } from './stored-opinions.ts'

const platform = startForTests(testPlatform)
let opinions = {} as ReportedThings
let answers = {} as ReportedThings
beforeAll(async () => {
  ;[opinions, answers] = [platform.find(ReportedOpinions), platform.find(ReportedAnswers)]
})

const support = aUser({ id: newId(), type: 'support' })
const rows = <Row extends object>(sql: string, parameters: readonly unknown[] = []) => rowsOf<Row>(platform, sql, parameters)
const why = { reason: 'insult', note: 'Obelga.' }
const { facility_id: _, ...changes } = aWrittenOpinion('')

/** Stores an opinion that waits, or is accepted. */
const write = async (accepted = true) => {
  const { id: facility } = await storeFacility(platform)
  const author = aUser({ id: newId(), agent: newId() })
  const { id } = await platform.run(WriteOpinion, author, aWrittenOpinion(facility))
  if (accepted) await platform.run(AcceptOpinionById, support, { id })
  const read = () => run(opinions.find(system, id))
  const act = (revision: string, one: ModerationAct, undoes?: 'hidden' | 'removed' | 'rejected') =>
    opinions.act(support, {
      id,
      revision,
      act: one,
      ...(one === 'restore' ? { reason: null, note: null } : why),
      ...(undoes && { undoes }),
    })
  const state = async () => {
    const [row] = await rows<{ state: string; count: number; upheld: number }>(
      `select o.state, f.rating_count count, o.upheld_reports upheld from opinions_opinion o join facility f on f.id = o.facility_id where o.id = ?`,
      [id],
    )
    return [row?.state, row?.count, row?.upheld]
  }
  return { facility, author, id, read, act, state, revision: (await read())?.revision ?? '' }
}

test('RP-04 RP-05 hiding, removing and restoring an opinion changes the rating in the same transaction', async () => {
  const { act, revision, state } = await write()
  await run(act(revision, 'hide'))
  expect(await state()).toEqual(['hidden', 0, 0])
  await run(act(revision, 'restore', 'hidden'))
  expect(await state()).toEqual(['accepted', 1, 0])
  await run(act(revision, 'remove'))
  expect(await state()).toEqual(['rejected', 0, 1])
  expect((await failureOf(act(revision, 'hide')))._tag).toBe('SubjectChanged')
  await run(act(revision, 'restore', 'removed'))
  expect(await state()).toEqual(['accepted', 1, 0])
})

test('J4.6 RP-05 an opinion rejected before publication is public after an appeal, and its page names the decision', async () => {
  const { act, author, id, revision, state } = await write(false)
  await platform.run(RejectOpinionById, support, { id, reason: 'child_privacy', note: 'Imię dziecka.' })
  expect((await platform.run(ShowThread, author, { id })).own?.decision).toBe(revision)
  expect(await run(opinions.ofReview?.(revision) ?? opinions.find(system, id))).toMatchObject({ id, authorIds: [author.id] })
  await run(act(revision, 'restore', 'rejected'))
  expect(await state()).toEqual(['accepted', 1, 0])
  expect((await platform.run(ShowThread, author, { id })).own).toMatchObject({ decision: null, reason: null, state: 'accepted' })
})

test('RP-05 nothing is done to another text than the one that was read: neither hidden nor published by an old appeal', async () => {
  const { act, author, id, revision, state } = await write()
  await platform.run(ChangeOpinion, author, { ...changes, id, text: `${changes.text} Jedno zdanie więcej.` })
  expect(await failureOf(act(revision, 'hide'))).toMatchObject({ _tag: 'SubjectChanged', detail: 'edited' })
  await platform.run(RejectOpinionById, support, { id, reason: 'insult', note: 'Obelga.' })
  expect(await failureOf(act(revision, 'restore', 'rejected'))).toMatchObject({ _tag: 'SubjectChanged', detail: 'edited' })
  expect(await state()).toEqual(['rejected', 0, 0])
})

test('RP-01 strangers find public opinions alone, authors their own, the platform all; addresses of lists name them', async () => {
  const { author, id, revision, act } = await write()
  await run(act(revision, 'hide'))
  expect([await run(opinions.find(visitor, id)), await run(opinions.find(support, id))]).toEqual([null, null])
  expect(await run(opinions.find(author, id))).toMatchObject({ id, isPublic: false, path: expect.stringContaining(`#opinia-${id}`) })
  const address = { path: '/placowka/bajka/opinie', fragment: `opinia-${id}` }
  expect([await run(opinions.locate(address)), await run(opinions.locate({ ...address, path: '/zlobki' }))]).toEqual([id, null])
  expect([await run(opinions.find(system, newId())), await run(answers.find(system, id))]).toEqual([null, null])
})

test('RP-01 RP-04 an answer is hidden apart from its opinion; all who may answer are its authors', async () => {
  const { facility, id, state } = await write()
  const owner = aUser({ id: newId(), perms: { [facility]: ['facility-opinions/write'] } })
  await rows(
    `insert into access_grant (account_id, facility_id, role, permissions) values (?, ?, 'owner', '{facility-opinions/write}') returning 1`,
    [owner.id, facility],
  )
  await platform.run(AnswerOpinion, owner, { id, text: 'Dziękujemy, zapraszamy!' })
  await platform.run(AcceptAnswerById, support, { id })
  const thing = await run(answers.find(visitor, id))
  expect(thing).toMatchObject({ text: 'Dziękujemy, zapraszamy!', authorIds: [owner.id] })
  const act = (one: ModerationAct) =>
    answers.act(support, { id, revision: thing?.revision ?? '', act: one, reason: 'spam', note: 'Reklama.' })
  const answerState = async () => (await rows<{ state: string }>('select state from opinions_answer where opinion_id = ?', [id]))[0]?.state
  await run(act('remove'))
  expect([await answerState(), (await state())[1]]).toEqual(['rejected', 1])
  await run(act('restore'))
  expect(await answerState()).toBe('accepted')
})
