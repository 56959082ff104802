import { expect, test } from 'vitest'
import { aUser } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { makeOpinionsFixture } from '../testing/opinions-fixture.ts'
import { aWrittenOpinion } from '../testing/stored-opinions.ts'
import { AnswerOpinion, ChangeAnswer } from './answers.ts'
import { DecideAnswer } from './decide-answer.ts'
import { DecideOpinion, ShowOpinionReview } from './decide-opinion.ts'
import { ChangeOpinion, WriteOpinion } from './write-opinion.ts'

const support = aUser({ id: newId(), type: 'support' })
const refusal = { outcome: 'reject', reason: 'personal_data', note: 'Bez nazwisk.' } as const

const setUp = async () => {
  const fixture = makeOpinionsFixture()
  const facility = fixture.addFacility()
  const { id } = await run(makeOf(WriteOpinion)(fixture)(fixture.user, aWrittenOpinion(facility)))
  const decide = makeOf(DecideOpinion)(fixture)
  const subject = () => fixture.rows.get(id)?.submission_id ?? ''
  const accept = () => decide(support, { subjectId: subject(), outcome: 'accept', reason: null, note: '' })
  const change = makeOf(ChangeOpinion)(fixture)
  const { facility_id: _, ...written } = aWrittenOpinion(facility)
  return { ...fixture, facility, id, decide, accept, subject, edit: (over = {}) => change(fixture.user, { ...written, id, ...over }) }
}

test('OP-06 an acceptance counts the opinion and tells the author; a rejection tells the reason', async () => {
  const { accept, ratings, facility, events, rows, id } = await setUp()
  await run(accept())
  expect(ratings.rows.get(facility)).toMatchObject({ count: 1, total: 4 })
  expect(events.emitted.map(({ name }) => name)).toEqual(['opinions.submitted', 'opinions.accepted', 'opinions.changed'])
  expect(rows.get(id)).toMatchObject({ state: 'accepted', version: 2, reason: null })
  const other = await setUp()
  await run(other.decide(support, { subjectId: other.subject(), ...refusal }))
  expect(other.events.emitted.at(-1)).toMatchObject({ name: 'opinions.rejected', reason: 'personal_data', note: 'Bez nazwisk.' })
  expect(other.rows.get(other.id)).toMatchObject({ state: 'rejected', reason: 'personal_data' })
  expect(other.ratings.rows.size).toBe(0)
})

test('OP-05 a text that was edited, decided or whose facility is gone is not decided; nobody decides about an own one', async () => {
  const { edit, decide, subject, accept, user, rows, id } = await setUp()
  const read = subject()
  await run(edit({ text: `${aWrittenOpinion('').text} I jeszcze jedno zdanie.` }))
  expect(await failureOf(decide(support, { subjectId: read, outcome: 'accept', reason: null, note: '' }))).toMatchObject({
    _tag: 'SubjectChanged',
  })
  expect(rows.get(id)?.state).toBe('pending')
  const own = { ...support, id: user.id }
  expect(await failureOf(decide(own, { subjectId: subject(), ...refusal }))).toMatchObject({ _tag: 'SubjectChanged', detail: 'own' })
  await run(accept())
  expect(await failureOf(accept())).toMatchObject({ _tag: 'SubjectChanged', detail: 'accepted' })
})

test('OP-10 an edit hides the accepted text, recomputes the rating and waits again; a stale one is refused', async () => {
  const { accept, edit, ratings, facility, waiting, subject, rows, id } = await setUp()
  await run(accept())
  waiting.clear()
  expect((await failureOf(edit({ version: 1 })))._tag).toBe('VersionConflict')
  expect(await run(edit({ version: 2, score_food: 1 }))).toMatchObject({ state: 'pending', version: 3, score_food: 1 })
  expect(ratings.rows.get(facility)).toMatchObject({ count: 0, total: 0 })
  expect([...waiting]).toEqual([subject()])
  rows.set(id, { ...(rows.get(id) ?? expect.fail()), state: 'withdrawn' })
  expect((await failureOf(edit()))._tag).toBe('OpinionClosed')
})

test('OP-07 trust is decided with the acceptance: by membership, by document, and the third opinion is trusted', async () => {
  const { accept, approved, facility, user, rows, id } = await setUp()
  approved.set(facility, [user.id])
  for (let n = 0; n < 2; n++) {
    const other = rows.get(id) ?? expect.fail()
    const at = '2026-11-01T10:00:00.000Z'
    rows.set(newId(), { ...other, id: newId(), facility_id: newId(), submission_id: newId(), state: 'accepted', accepted_at: at })
  }
  await run(accept())
  expect(rows.get(id)).toMatchObject({ trust: 'trusted', trust_method: 'membership' })
})

test('OP-08 one answer by those who may, checked before it is shown; an edit is checked again', async () => {
  const { accept, facility, id, user, answers, events, ...fixture } = await setUp()
  const ports = { ...fixture, answers, events }
  const answer = makeOf(AnswerOpinion)(ports)
  const changeAnswer = makeOf(ChangeAnswer)(ports)
  const decideAnswer = makeOf(DecideAnswer)(ports)
  const owner = aUser({ id: newId(), perms: { [facility]: ['facility-opinions/write'] } })
  const text = 'Dziękujemy za opinię!'
  expect((await failureOf(answer(owner, { id, text })))._tag).toBe('OpinionNotFound')
  await run(accept())
  expect((await failureOf(answer(user, { id, text })))._tag).toBe('InsufficientPermissions')
  expect(await run(answer(owner, { id, text }))).toMatchObject({ version: 1, answer: { state: 'pending' }, opinion: { answer: null } })
  expect((await failureOf(answer(owner, { id, text })))._tag).toBe('AnswerExists')
  const subjectId = (await run(answers.of([id]))).get(id)?.submission_id ?? ''
  await run(decideAnswer(support, { subjectId, outcome: 'accept', reason: null, note: '' }))
  expect(events.emitted.slice(-2).map(({ name }) => name)).toEqual(['opinions.answer-decided', 'opinions.answered'])
  expect(await run(changeAnswer(owner, { id, version: 2, text: 'Bardzo dziękujemy!' }))).toMatchObject({
    answer: { state: 'pending' },
    opinion: { answer: null },
  })
  expect((await failureOf(decideAnswer(support, { subjectId, outcome: 'accept', reason: null, note: '' })))._tag).toBe('SubjectChanged')
})

test('OP-07 SP-04 the card says how far an acceptance would trust the opinion, with and without a document', async () => {
  const fixture = makeOpinionsFixture()
  const { user, approved, rows } = fixture
  const facility = fixture.addFacility()
  const { id } = await run(makeOf(WriteOpinion)(fixture)(user, aWrittenOpinion(facility)))
  const subjectId = rows.get(id)?.submission_id ?? ''
  const proposed = async () => {
    const card = await run(makeOf(ShowOpinionReview)(fixture)(user, { subjectId }))
    return (card as { readonly proposed?: unknown }).proposed
  }
  const with_document = { trust: 'verified', trust_method: 'document' }
  expect(await proposed()).toEqual({ without_document: { trust: 'unverified', trust_method: 'none' }, with_document })
  approved.set(facility, [user.id])
  expect(await proposed()).toEqual({ without_document: { trust: 'verified', trust_method: 'membership' }, with_document })
})
