import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { aUser } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { makeOpinionsFixture } from '../testing/opinions-fixture.ts'
import { aWrittenOpinion } from '../testing/stored-opinions.ts'
import { AnswerOpinion, ChangeAnswer } from './answers.ts'
import { DecideAnswer } from './decide-answer.ts'
import { DecideOpinion, ShowOpinionReview } from './decide-opinion.ts'
import { ChangeOpinion, WriteOpinion } from './write-opinion.ts'

const database = databaseForTests()

const support = aUser({ id: newId(), type: 'support' })
const refusal = { outcome: 'reject', reason: 'personal_data', note: 'Bez nazwisk.' } as const

const setUp = async () => {
  const fixture = makeOpinionsFixture(database)
  const facility = await fixture.addFacility()
  const { id } = await run(makeOf(WriteOpinion)(fixture)(fixture.user, aWrittenOpinion(facility)))
  const decide = makeOf(DecideOpinion)(fixture)
  const subject = async () => (await fixture.opinionOf(id)).submission_id
  const accept = () =>
    Effect.flatMap(fixture.opinions.byId(id), ({ submission_id }) =>
      decide(support, { subjectId: submission_id, outcome: 'accept', reason: null, note: '' }),
    )
  const change = makeOf(ChangeOpinion)(fixture)
  const { facility_id: _, ...written } = aWrittenOpinion(facility)
  return { ...fixture, facility, id, decide, accept, subject, edit: (over = {}) => change(fixture.user, { ...written, id, ...over }) }
}

test('OP-06 an acceptance counts the opinion and tells the author; a rejection tells the reason', async () => {
  const { accept, ratingOf, facility, events, opinionOf, id } = await setUp()
  await run(accept())
  expect(await ratingOf(facility)).toMatchObject({ count: 1, total: 4 })
  expect(events.emitted.map(({ name }) => name)).toEqual(['opinions.submitted', 'opinions.accepted', 'opinions.changed'])
  expect(await opinionOf(id)).toMatchObject({ state: 'accepted', version: 2, reason: null })
  const other = await setUp()
  await run(other.decide(support, { subjectId: await other.subject(), ...refusal }))
  expect(other.events.emitted.at(-1)).toMatchObject({ name: 'opinions.rejected', reason: 'personal_data', note: 'Bez nazwisk.' })
  expect(await other.opinionOf(other.id)).toMatchObject({ state: 'rejected', reason: 'personal_data' })
  expect(await other.ratingOf(other.facility)).toMatchObject({ count: 0 })
})

test('OP-05 a text that was edited, decided or whose facility is gone is not decided; nobody decides about an own one', async () => {
  const { edit, decide, subject, accept, user, opinionOf, id } = await setUp()
  const read = await subject()
  await run(edit({ text: `${aWrittenOpinion('').text} I jeszcze jedno zdanie.` }))
  expect(await failureOf(decide(support, { subjectId: read, outcome: 'accept', reason: null, note: '' }))).toMatchObject({
    _tag: 'SubjectChanged',
  })
  expect((await opinionOf(id)).state).toBe('pending')
  const own = { ...support, id: user.id }
  expect(await failureOf(decide(own, { subjectId: await subject(), ...refusal }))).toMatchObject({ _tag: 'SubjectChanged', detail: 'own' })
  await run(accept())
  expect(await failureOf(accept())).toMatchObject({ _tag: 'SubjectChanged', detail: 'accepted' })
})

test('OP-10 an edit hides the accepted text, recomputes the rating and waits again; a stale one is refused', async () => {
  const { accept, edit, ratingOf, facility, waiting, subject, opinions, opinionOf, id } = await setUp()
  await run(accept())
  waiting.clear()
  expect((await failureOf(edit({ version: 1 })))._tag).toBe('VersionConflict')
  expect(await run(edit({ version: 2, score_food: 1 }))).toMatchObject({ state: 'pending', version: 3, score_food: 1 })
  expect(await ratingOf(facility)).toMatchObject({ count: 0, total: 0 })
  expect([...waiting]).toEqual([await subject()])
  await run(opinions.save({ ...(await opinionOf(id)), state: 'withdrawn' }))
  expect((await failureOf(edit()))._tag).toBe('OpinionClosed')
})

test('OP-07 trust is decided with the acceptance: by membership, by document, and the third opinion is trusted', async () => {
  const { accept, approved, facility, user, addAccepted, opinionOf, id } = await setUp()
  approved.set(facility, [user.id])
  for (let n = 0; n < 2; n++) await addAccepted(id)
  await run(accept())
  expect(await opinionOf(id)).toMatchObject({ trust: 'trusted', trust_method: 'membership' })
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
  const fixture = makeOpinionsFixture(database)
  const { user, approved, opinionOf } = fixture
  const facility = await fixture.addFacility()
  const { id } = await run(makeOf(WriteOpinion)(fixture)(user, aWrittenOpinion(facility)))
  const subjectId = (await opinionOf(id)).submission_id
  const proposed = async () => {
    const card = await run(makeOf(ShowOpinionReview)(fixture)(user, { subjectId }))
    return (card as { readonly proposed?: unknown }).proposed
  }
  const with_document = { trust: 'verified', trust_method: 'document' }
  expect(await proposed()).toEqual({ without_document: { trust: 'unverified', trust_method: 'none' }, with_document })
  approved.set(facility, [user.id])
  expect(await proposed()).toEqual({ without_document: { trust: 'verified', trust_method: 'membership' }, with_document })
})
