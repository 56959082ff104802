import { expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { makeQuestionsFixture } from '../testing/questions-fixture.ts'
import { CloseOrphaned } from './close-questions.ts'
import { AnswerPublication, RequestPublication, WithdrawPublication } from './publications.ts'

const database = databaseForTests()

const text = { question: 'Czy można zostać w sali?', answer: 'Tak, przez trzy dni.' }

const setUp = async () => {
  const fixture = await makeQuestionsFixture(database)
  const id = await fixture.ask()
  await run(fixture.sendMessage(fixture.owner, { id, text: 'Tak, przez pierwsze trzy dni, pani Renato.' }))
  const use = {
    request: makeOf(RequestPublication)(fixture),
    answer: makeOf(AnswerPublication)(fixture),
    withdraw: makeOf(WithdrawPublication)(fixture),
  }
  const shown = () => run(fixture.publications.published(fixture.facilityId))
  return { ...fixture, ...use, id, shown }
}

test('an answer is public once the parent has agreed to exactly its text, and is gone at once when the agreement ends', async () => {
  const { request, answer, id, owner, parent, shown, events, audit } = await setUp()
  await run(request(owner, { id, ...text }))
  expect(await shown()).toEqual([])
  await run(request(owner, { id, ...text, answer: 'Tak, przez tydzień.' }))
  expect(await failureOf(answer(parent, { id, version: 1, agrees: true }))).toMatchObject({ _tag: 'VersionConflict' })
  expect(await shown()).toEqual([])
  expect(await run(answer(parent, { id, version: 2, agrees: true }))).toMatchObject({ publication: { state: 'published', version: 2 } })
  expect(await shown()).toEqual([{ topic: 'adaptation', question: text.question, answer: 'Tak, przez tydzień.' }])
  await run(answer(parent, { id, version: 2, agrees: true }))
  await run(answer(parent, { id, version: 2, agrees: false }))
  expect(await shown()).toEqual([])
  expect(events.emitted.filter(({ name }) => name === 'questions.facility-changed')).toHaveLength(2)
  expect(audit.entries.map(({ action }) => action)).toEqual([
    ...['requested', 'requested', 'agreed', 'revoked'].map((one) => `questions.publication-${one}`),
  ])
  expect(await failureOf(request(owner, { id, ...text }))).toMatchObject({ _tag: 'PublicationRefused' })
})

test('a withdrawn text cannot be agreed to later, and a new one gets another version', async () => {
  const { request, answer, withdraw, id, owner, parent, shown } = await setUp()
  await run(request(owner, { id, ...text }))
  expect(await run(withdraw(owner, { id }))).toMatchObject({ publication: null })
  expect(await failureOf(answer(parent, { id, version: 1, agrees: true }))).toMatchObject({ _tag: 'PublicationNotFound' })
  await run(request(owner, { id, ...text, answer: 'Nie.' }))
  expect(await failureOf(answer(parent, { id, version: 1, agrees: true }))).toMatchObject({ _tag: 'VersionConflict' })
  await run(answer(parent, { id, version: 2, agrees: true }))
  await run(withdraw(owner, { id }))
  expect(await shown()).toEqual([])
})

test('each side does its own part alone, and only about what was answered', async () => {
  const { request, answer, withdraw, ask, id, owner, parent, stranger, facilityId } = await setUp()
  const unanswered = await ask(facilityId, 'staff')
  const failures = [
    await failureOf(request(parent, { id, ...text })),
    await failureOf(request(stranger, { id, ...text })),
    await failureOf(answer(owner, { id, version: 1, agrees: true })),
    await failureOf(withdraw(parent, { id })),
    await failureOf(withdraw(owner, { id })),
    await failureOf(answer(parent, { id, version: 1, agrees: true })),
    await failureOf(request(owner, { id: unanswered, ...text })),
  ]
  expect(failures.map(({ _tag }) => _tag)).toEqual([
    'UserQuestionNotFound',
    'UserQuestionNotFound',
    'UserQuestionNotFound',
    'UserQuestionNotFound',
    'PublicationNotFound',
    'PublicationNotFound',
    'QuestionNotAnswered',
  ])
})

test.each([
  ['an e-mail address', { ...text, answer: 'Piszcie na biuro@sloneczko.test' }, { answer: ['PRIVATE_EMAIL'] }],
  ['a telephone number', { ...text, answer: 'Prosimy o telefon: 601 602-603.' }, { answer: ['PRIVATE_PHONE'] }],
  ['the name of the parent', { ...text, question: 'Pani Rodzicka pyta o salę' }, { question: ['PRIVATE_NAME'] }],
  ['a telephone number in words', { ...text, answer: 'Tel. sześćset jeden sześćset dwa sześćset trzy' }, { answer: ['PRIVATE_PHONE'] }],
  ['a number of another country', { ...text, answer: 'Numer +49 30 901820' }, { answer: ['PRIVATE_PHONE'] }],
  ['a PESEL', { ...text, answer: 'Dla 44051401359 miejsce jest.' }, { answer: ['PRIVATE_NUMBER'] }],
  ['the name of a child', { ...text, question: 'Czy mój syn Jan Nowak może zostać?' }, { question: ['PRIVATE_NAME'] }],
  ['the name of the parent in another case', { ...text, answer: 'Odpowiadamy pani Rodzickiej.' }, { answer: ['PRIVATE_NAME'] }],
  ['the name of a colleague', { ...text, answer: 'Wiktor zaprasza' }, { answer: ['PRIVATE_NAME'] }],
])('a text with %s is not published', async (_, input, schema) => {
  const { request, id, owner } = await setUp()
  expect(await failureOf(request(owner, { id, ...input }))).toMatchObject({ _tag: 'Validation', schema })
})

test('numbers that are no telephone numbers, and address and site of the facility, may be published', async () => {
  const { request, id, owner } = await setUp()
  await run(request(owner, { id, ...text, answer: 'Od 7:00 do 17:00, 1200 zł, od 1 września 2026, ul. Długa 5/2, www.bajka.pl.' }))
})

test('what an erased account had agreed to is taken off the profile', async () => {
  const fixture = await setUp()
  const { request, answer, id, owner, parent, shown, questions, threadOf, events, facilityId } = fixture
  await run(request(owner, { id, ...text }))
  await run(answer(parent, { id, version: 1, agrees: true }))
  const thread = await threadOf(id)
  if (thread) await run(questions.save({ ...thread, account_id: null }))
  await run(makeOf(CloseOrphaned)(fixture)({ kind: 'platform' }, { name: 'accounts.erased', accountId: parent.id }))
  expect(await shown()).toEqual([])
  expect(events.emitted.at(-1)).toEqual({ name: 'questions.facility-changed', facilityId })
})
