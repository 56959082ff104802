import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { generateToken } from '#core/kernel/ids.ts'
import { makeQuestionsFixture } from '../testing/questions-fixture.ts'
import { AnswerByMail, ShowMailLink } from './answer-by-mail.ts'
import { SendWaitingLinks } from './send-waiting-links.ts'
import { ReadStopLink, StopMails } from './stop-mails.ts'

const database = databaseForTests()

const setUp = async () => {
  const fixture = await makeQuestionsFixture(database)
  const facilityId = await fixture.addFacility({ register_email: 'Rejestr@bajka.test' })
  const id = await fixture.ask(facilityId, 'meals_allergies', 'Zosia ma alergię na orzechy. Czy to problem?')
  const [token = ''] = fixture.mailedTokens()
  const use = { answer: makeOf(AnswerByMail)(fixture), show: makeOf(ShowMailLink)(fixture), stop: makeOf(StopMails)(fixture) }
  return { ...fixture, ...use, facilityId, id, token }
}

test('QU-06 a question to a facility without an account goes to the register’s address by a link, without any text or person', async () => {
  const { mailQueue, token, show, viewQuestion, parent, id } = await setUp()
  expect(mailQueue.sent).toMatchObject([
    {
      to: 'Rejestr@bajka.test',
      template: 'questions.mail.bridge',
      language: 'pl',
      values: { facility: 'Bajka', topic: 'meals_allergies', token },
    },
  ])
  expect(JSON.stringify(mailQueue.sent)).not.toMatch(/Zosia|orzechy|Renata|Rodzicka|demo\.test/)
  expect(mailQueue.sent[0]?.unsubscribe).toMatch(/^https:\/\/kredka\.test\/api\/v1\/user-question-mail\/stop\//)
  const shown = await run(show(visitor, { token }))
  expect(shown).toMatchObject({ state: 'open', messages: [{ side: 'parent', text: 'Zosia ma alergię na orzechy. Czy to problem?' }] })
  expect(JSON.stringify(shown)).not.toMatch(/Renata|Rodzicka|demo\.test/)
  expect(await run(viewQuestion({ user: parent, side: 'parent' }, id))).toMatchObject({ by_mail: true })
})

test('QU-06 an owner without login answers by mail twice: the second is refused, and a double click or replay leaves one message', async () => {
  const { answer, show, token, count, events, parent, audit, viewQuestion, id } = await setUp()
  await run(answer(visitor, { token, text: 'To nie problem.\r\n' }))
  await run(answer(visitor, { token, text: ' To nie problem. ' }))
  expect(await failureOf(answer(visitor, { token, text: 'Jednak problem.' }))).toMatchObject({ _tag: 'AlreadyAnswered', kind: 'conflict' })
  expect(await count('message')).toBe(2)
  expect(await run(show(visitor, { token }))).toMatchObject({
    state: 'answered',
    messages: [{ by_this_link: false }, { by_this_link: true, text: 'To nie problem.' }],
  })
  expect(events.emitted.at(-1)).toMatchObject({ name: 'questions.message-sent', by: 'facility', to: [parent.id] })
  expect((await run(viewQuestion({ user: parent, side: 'parent' }, id))).messages[1]).toMatchObject({
    side: 'facility',
    by_mail: true,
    author: null,
  })
  expect(audit.entries).toMatchObject([{ action: 'questions.answered-by-mail' }])
})

test('QU-06 a thread has one open link; a message after the answer brings a new one', async () => {
  const { sendMessage, answer, parent, id, token, mailedTokens } = await setUp()
  await run(sendMessage(parent, { id, text: 'I jeszcze na jajka' }))
  expect(mailedTokens()).toHaveLength(1)
  await run(answer(visitor, { token, text: 'Poradzimy sobie.' }))
  await run(sendMessage(parent, { id, text: 'Dziękuję! A śniadania?' }))
  expect(mailedTokens()).toHaveLength(2)
})

test.each(['expired', 'claimed', 'moved', 'closed'] as const)(
  'QU-06 a link that has %s answers nothing and shows no text',
  async (state) => {
    const fixture = await setUp()
    const { answer, show, token, clock, staffOf, facilityId, changeRegisterEmail, deleteFacility, count } = fixture
    if (state === 'expired') clock.advance(30 * 86_400 + 1)
    if (state === 'claimed') await staffOf(facilityId)
    if (state === 'moved') await changeRegisterEmail(facilityId, 'nowy@bajka.test')
    if (state === 'closed') await deleteFacility(facilityId)
    expect(await failureOf(answer(visitor, { token, text: 'Odpowiedź' }))).toMatchObject({ _tag: 'AnswerLinkEnded', detail: state })
    expect(await run(show(visitor, { token }))).toMatchObject({ state, messages: [], stop: null })
    expect(await count('message')).toBe(1)
  },
)

test('QU-06 an unknown link is not found, and mail answers spend the month of the facility', async () => {
  const { answer, show, token, limits, facilityId } = await setUp()
  expect(await failureOf(answer(visitor, { token: generateToken(), text: 'Odpowiedź' }))).toMatchObject({ _tag: 'AnswerLinkNotFound' })
  expect(await failureOf(show(visitor, { token: generateToken() }))).toMatchObject({ _tag: 'AnswerLinkNotFound' })
  await run(answer(visitor, { token, text: 'Odpowiedź' }))
  const used = (await run(limits.usageOf(facilityId))).limits.find(({ limit }) => limit.key === 'messages_per_month')?.used
  expect(used).toBe(1)
})

test('QU-06 an address gets five mails a day, whatever the number of its facilities; the others come in one digest the next day', async () => {
  const fixture = await setUp()
  const { ask, addFacility, addUser, mailQueue, clock, show } = fixture
  const more = await addFacility({ name: 'Bajka 2', register_email: 'rejestr@bajka.test' })
  for (const topic of ['tuition', 'staff', 'other', 'adaptation', 'recruitment', 'opening_hours'] as const) await ask(more, topic)
  await ask(more, 'tuition', 'Czy można płacić kartą?', addUser('Ewa', 'Inna'))
  expect(mailQueue.sent).toHaveLength(5)
  const send = makeOf(SendWaitingLinks)(fixture)
  expect(await run(send({ kind: 'platform' }, {}))).toEqual({ sent: 0 })
  clock.set('2026-11-24T07:10:00.000Z')
  expect(await run(send({ kind: 'platform' }, {}))).toEqual({ sent: 1 })
  const digest = mailQueue.sent[5]
  expect(digest).toMatchObject({ to: 'rejestr@bajka.test', template: 'questions.mail.bridge-digest', values: { count: '3' } })
  const [token = '', topic, facility] = (digest?.values['lines'] ?? '').split('\n')[0]?.split('\t') ?? []
  expect([topic, facility, (await run(show(visitor, { token }))).state]).toEqual(['recruitment', 'Bajka 2', 'open'])
  expect(await run(send({ kind: 'platform' }, {}))).toEqual({ sent: 0 })
})

test('QU-06 a waiting link is dropped when the facility has got an owner', async () => {
  const fixture = await setUp()
  const { ask, addFacility, staffOf, mailQueue, clock, count } = fixture
  const more = await addFacility({ register_email: 'rejestr@bajka.test' })
  for (const topic of ['tuition', 'staff', 'other', 'adaptation', 'recruitment'] as const) await ask(more, topic)
  await staffOf(more)
  clock.advance(86_400)
  expect(await run(makeOf(SendWaitingLinks)(fixture)({ kind: 'platform' }, {}))).toEqual({ sent: 0 })
  expect([mailQueue.sent.length, await count('link')]).toEqual([5, 5])
})

test('QU-06 one click ends the mails: parents cannot ask any more; forged links and those of another address do nothing', async () => {
  const fixture = await setUp()
  const { stop, stopLink, askQuestion, parent, facilityId, addFacility, readAddress, changeRegisterEmail, audit, events } = fixture
  const token = stopLink.tokenOf(facilityId, await readAddress(facilityId))
  const other = await addFacility({ register_email: 'inny@bajka.test' })
  const read = makeOf(ReadStopLink)(fixture)
  expect(await run(read(visitor, { token }))).toEqual({ to: `/odpowiedz/rezygnacja/${token}`, facility: 'Bajka', stopped: false })
  for (const forged of [`${facilityId}.${'x'.repeat(43)}`, 'rubbish', stopLink.tokenOf(facilityId, await readAddress(other))])
    expect(await failureOf(stop(visitor, { token: forged }))).toMatchObject({ _tag: 'AnswerLinkNotFound' })
  expect([await run(stop(visitor, { token })), await run(stop(visitor, { token }))]).toEqual([{ stopped: true }, { stopped: true }])
  expect([audit.entries.length, events.emitted.filter(({ name }) => name === 'questions.facility-changed').length]).toEqual([1, 1])
  const more = { facility_id: facilityId, topic: 'staff', text: 'Ile jest opiekunek?' } as const
  expect(await failureOf(askQuestion(parent, more))).toMatchObject({ _tag: 'FacilityUnreachable' })
  await changeRegisterEmail(facilityId, 'nowy@bajka.test')
  await run(askQuestion(parent, more))
  expect(await failureOf(read(visitor, { token }))).toMatchObject({ _tag: 'AnswerLinkNotFound' })
})
