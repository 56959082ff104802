import { Schema } from 'effect'
import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { MessageText, QuestionText } from '../contract/question.ts'
import { makeQuestionsFixture } from '../testing/questions-fixture.ts'
import { ShowAsk } from './ask-question.ts'

const database = databaseForTests()

const isQuestion = Schema.is(QuestionText)
const isMessage = Schema.is(MessageText)

test('QU-01 a question opens a private thread that both sides see and the staff is told about', async () => {
  const { ask, owner, parent, facilityId, events, realtime, published, viewQuestion } = await makeQuestionsFixture(database)
  const id = await ask(facilityId, 'adaptation', '  Jak wygląda\r\n\r\n\r\n\r\npierwszy tydzień?\u200b ')
  const ofParent = await run(viewQuestion({ user: parent, side: 'parent' }, id))
  expect(ofParent).toMatchObject({ topic: 'adaptation', state: 'open', parent: null, usage: null, new_messages: 0, by_mail: false })
  expect(ofParent.messages).toMatchObject([{ number: 1, side: 'parent', text: 'Jak wygląda\n\npierwszy tydzień?', author: null }])
  const ofStaff = await run(viewQuestion({ user: owner, side: 'facility' }, id))
  expect(ofStaff).toMatchObject({ parent: 'Renata', new_messages: 1, usage: { used: 0, limit: 10 } })
  expect(events.emitted).toMatchObject([
    { name: 'questions.message-sent', by: 'parent', to: [owner.id], facility: 'Słoneczko', mailed: true },
  ])
  expect(JSON.stringify(events.emitted)).not.toMatch(/Renata|pierwszy/)
  expect(realtime.published.map(({ to, type }) => [to, type])).toEqual([
    [parent.id, 'question.updated'],
    [owner.id, 'question.updated'],
  ])
  expect(published).toEqual([parent.id, owner.id])
})

test('QU-01 texts of one character, of 20,000 and of zero-width marks alone are refused; emoji are characters', () => {
  expect(['a', 'zbyt krót', 'a'.repeat(20_000), '\u200b\u200d\u2060'.repeat(20), '   '].map(isQuestion)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ])
  expect(['Czy macie ogród?', '👶'.repeat(5), 'Чи є місця?'].map(isQuestion)).toEqual([true, true, true])
  expect(['👍', 'a', '\u200b', 'a'.repeat(2001)].map(isMessage)).toEqual([true, true, false, false])
})

test('QU-01 a closed, an unreachable, an own and an unknown facility are not asked, and neither are visitors', async () => {
  const { askQuestion, addFacility, parent, owner, facilityId } = await makeQuestionsFixture(database)
  const closed = await addFacility({ active: false, register_email: 'a@bajka.test' })
  const unreachable = await addFacility()
  const deleted = await addFacility({ exists: false })
  const to = (facility_id: string) => ({ facility_id, topic: 'other', text: 'Czy macie wolne miejsca?' }) as const
  const failures = [
    await failureOf(askQuestion(visitor, to(facilityId))),
    await failureOf(askQuestion(owner, to(facilityId))),
    await failureOf(askQuestion(parent, to(closed))),
    await failureOf(askQuestion(parent, to(unreachable))),
    await failureOf(askQuestion(parent, to(deleted))),
    await failureOf(askQuestion(parent, to(newId()))),
  ]
  expect(failures.map(({ _tag }) => _tag)).toEqual([
    'MissingJwt',
    'OwnFacility',
    'FacilityInactive',
    'FacilityUnreachable',
    'FacilityNotFound',
    'FacilityNotFound',
  ])
})

test('QU-01 a parent has one open thread for a facility and topic, and asks ten new questions a day', async () => {
  const { ask, askQuestion, parent, facilityId, addFacility, count, clock } = await makeQuestionsFixture(database)
  await ask()
  expect(
    await failureOf(askQuestion(parent, { facility_id: facilityId, topic: 'adaptation', text: 'Jeszcze jedno pytanie' })),
  ).toMatchObject({
    _tag: 'QuestionExists',
  })
  for (let n = 0; n < 8; n++) await ask(await addFacility({ register_email: `${n}@bajka.test` }))
  const over = { facility_id: facilityId, topic: 'staff', text: 'Ile jest opiekunek?' } as const
  expect(await failureOf(askQuestion(parent, over))).toMatchObject({ _tag: 'TooManyRequests' })
  expect(await count('thread')).toBe(9)
  clock.advance(86_400)
  await run(askQuestion(parent, over))
})

test('QU-01 the page shows open threads of the user alone, the published questions, and why it is impossible to ask', async () => {
  const fixture = await makeQuestionsFixture(database)
  const { ask, owner, parent, stranger } = fixture
  const slug = 'sloneczko'
  const id = await ask()
  const show = makeOf(ShowAsk)(fixture)
  expect(await run(show(parent, { slug }))).toEqual({ reason: null, by_mail: false, open: [{ id, topic: 'adaptation' }], published: [] })
  expect(await run(show(stranger, { slug }))).toMatchObject({ open: [] })
  expect(await run(show(owner, { slug }))).toMatchObject({ reason: 'own' })
  expect(await failureOf(show(parent, { slug: 'nie-ma' }))).toMatchObject({ _tag: 'FacilityNotFound' })
})
