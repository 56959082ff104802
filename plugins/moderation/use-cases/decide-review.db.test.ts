import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import type { Submission } from '#core/moderation/review-queue.port.ts'
import { submitOne } from '../testing/submit-one.ts'
import { DecideReview } from './decide-review.ts'
import { LockReview } from './reviews.ts'

const database = databaseForTests()

const reject = { outcome: 'reject', reason: 'unreadable', note: 'Dokument jest nieczytelny.' } as const

const setUp = async (over: Partial<Submission> = {}) => {
  const fixture = await submitOne(database, over)
  return { ...fixture, decide: makeOf(DecideReview)(fixture), lock: makeOf(LockReview)(fixture) }
}

test('carries out the decision, records who decided and tells every desk', async () => {
  const { id, submission, decide, anna, decisions, audit, realtime } = await setUp()
  const view = await run(decide(anna, { id, ...reject }))
  expect(view).toMatchObject({
    state: 'rejected',
    reason: 'unreadable',
    note: reject.note,
    decided_by: { id: anna.id, name: 'Anna Nowak' },
    may_decide: false,
  })
  expect(decisions.get(submission.subjectId)).toEqual({ subjectId: submission.subjectId, ...reject })
  expect(audit.entries).toMatchObject([
    { action: 'moderation.review-decided', subject: submission.authorId, about: { review: id, outcome: 'reject', reason: 'unreadable' } },
  ])
  expect(realtime.published).toMatchObject([{ channel: 'support', to: null, type: 'review.updated', data: { id, state: 'rejected' } }])
})

test('accepts without a reason', async () => {
  const { id, submission, decide, anna, decisions } = await setUp()
  await run(decide(anna, { id, outcome: 'accept' }))
  expect(decisions.get(submission.subjectId)).toEqual({ subjectId: submission.subjectId, outcome: 'accept', reason: null, note: '' })
})

test('the second of two decisions is refused and changes nothing', async () => {
  const { id, submission, decide, anna, ewa, decisions } = await setUp()
  await run(decide(anna, { id, ...reject }))
  expect(await failureOf(decide(ewa, { id, outcome: 'accept' }))).toMatchObject({ _tag: 'ReviewDecided', kind: 'conflict' })
  expect(decisions.get(submission.subjectId)).toMatchObject({ outcome: 'reject' })
})

test('is refused while a colleague holds the review', async () => {
  const { id, decide, lock, anna, ewa, decisions } = await setUp()
  await run(lock(ewa, { id }))
  expect(await failureOf(decide(anna, { id, ...reject }))).toMatchObject({ _tag: 'ReviewLocked' })
  expect(decisions.size).toBe(0)
})

test('RP-05 is refused to those whose decision is appealed', async () => {
  const excluded = newId()
  const { id, decide, anna, ewa } = await setUp({ excludedDeciders: [excluded] })
  expect(await failureOf(decide({ ...anna, id: excluded }, { id, outcome: 'accept' }))).toMatchObject({
    _tag: 'DeciderExcluded',
    kind: 'forbidden',
  })
  expect((await run(decide(ewa, { id, outcome: 'accept' }))).state).toBe('accepted')
})

test('accepts only the reasons of the kind', async () => {
  const { id, decide, anna } = await setUp()
  expect(await failureOf(decide(anna, { id, ...reject, reason: 'mood' }))).toMatchObject({
    _tag: 'UnknownReason',
    schema: { reason: ['FIELD_INVALID'] },
  })
})

test('a subject that vanished leaves the review waiting', async () => {
  const { id, submission, decide, anna, gone, reviews, audit } = await setUp()
  gone.add(submission.subjectId)
  expect(await failureOf(decide(anna, { id, ...reject }))).toMatchObject({ _tag: 'SubjectChanged', kind: 'conflict' })
  expect((await run(reviews.get(id))).state).toBe('waiting')
  expect(audit.entries).toEqual([])
})

test('takes the subject before its review, as the acts of its author do, so that the two never wait for each other', async () => {
  const { id, anna, reviews, kinds, ...fixture } = await submitOne(database)
  const taken: string[] = []
  const noting = {
    reviews: {
      ...reviews,
      getForUpdate: (one: string) => Effect.tap(reviews.getForUpdate(one), () => Effect.sync(() => void taken.push('review'))),
    },
    kinds: kinds.map((kind) => ({ ...kind, decide: () => Effect.sync(() => void taken.push('subject')) })),
  }
  await run(makeOf(DecideReview)({ ...fixture, ...noting })(anna, { id, outcome: 'accept' }))
  expect(taken).toEqual(['subject', 'review'])
})

test('what a colleague has decided meanwhile counts as decided, and not as changed', async () => {
  const { id, submission, gone, reviews, decide, ...fixture } = await setUp()
  const waiting = await run(reviews.get(id))
  await run(decide(fixture.anna, { id, ...reject }))
  gone.add(submission.subjectId)
  const late = makeOf(DecideReview)({ ...fixture, reviews: { ...reviews, get: () => Effect.succeed(waiting) } })
  expect(await failureOf(late(fixture.ewa, { id, outcome: 'accept' }))).toMatchObject({ _tag: 'ReviewDecided' })
})

test('J11 a text that its author has replaced since support read it is not decided', async () => {
  const { id, submission, decide, anna, queue, decisions, reviews } = await setUp({ text: 'Bajka' })
  const { text: _, ...withoutText } = submission
  const { version } = await run(reviews.get(id))
  await run(queue.submit({ ...submission, text: 'Tanie kredyty' }))
  expect(await failureOf(decide(anna, { id, version, outcome: 'accept' }))).toMatchObject({ _tag: 'VersionConflict' })
  expect(decisions.size).toBe(0)
  await run(queue.submit({ ...withoutText, title: 'Zgłoszone drugi raz' }))
  expect((await run(decide(anna, { id, version: version + 1, outcome: 'accept' }))).state).toBe('accepted')
})

test('visitors and unknown ids are refused', async () => {
  const { id, decide, anna } = await setUp()
  expect(await failureOf(decide(visitor, { id, outcome: 'accept' }))).toMatchObject({ _tag: 'MissingJwt' })
  expect(await failureOf(decide(anna, { id: newId(), outcome: 'accept' }))).toMatchObject({ _tag: 'ReviewNotFound' })
})
