import type { Effect } from 'effect'
import { expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { storeStanding } from '#config/quality/testing/store-standing.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { generateToken, newId } from '#core/kernel/ids.ts'
import { Transaction } from '#core/ports/transaction.ts'
import type { MailLink } from '../domain/mail-link.ts'
import { MailLinks } from '../domain/mail-links.port.ts'
import { lastNumber, type Message, newQuestion, type Question } from '../domain/question.ts'
import { closed, withMessage } from '../domain/question-states.ts'
import { Publications, Questions } from '../domain/questions.port.ts'

const database = databaseForTests()

const questions = () => database.find(Questions)
const publications = () => database.find(Publications)
const links = () => database.find(MailLinks)
const transaction = <A, E>(step: Effect.Effect<A, E>) => database.find(Transaction)(step)
const store = () => storeStanding(database, { status: 'registered', validUntil: null })

const at = '2026-11-23T10:00:00.000Z'
const later = (minutes: number) => new Date(Date.parse(at) + minutes * 60_000)

/** Creates an open thread without messages. */
const aQuestion = (over: Partial<Question> & Pick<Question, 'facility_id'>): Question => ({
  ...newQuestion({ facility_id: over.facility_id, account_id: newId(), by_guest: false, topic: 'adaptation' }, new Date(at)),
  ...over,
})

/** Adds messages of these sides, one a minute; returns the thread. */
const write = async (question: Question, sides: readonly Message['side'][], staffId: string | null = null) => {
  let now = question
  for (const side of sides) {
    now = withMessage(now, side, later(lastNumber(now) + 1))
    const message = { id: newId(), thread_id: now.id, number: lastNumber(now), side, text: `Wiadomość ${lastNumber(now)}` }
    const by = { account_id: side === 'parent' ? now.account_id : null, staff_id: side === 'facility' ? staffId : null }
    await run(questions().addMessage({ ...message, ...by, by_mail: false, sent_at: now.last_message_at }))
  }
  await run(questions().save(now))
  return now
}
const begin = async (over: Partial<Question> & Pick<Question, 'facility_id'>, sides: readonly Message['side'][] = ['parent']) => {
  const question = aQuestion(over)
  await run(questions().add(question))
  return write(question, sides)
}

test('QU-02 a thread keeps its messages in order, with the author of the staff', async () => {
  const facility_id = await store()
  const staff = newId()
  const question = aQuestion({ facility_id })
  await run(questions().add(question))
  const stored = await write(question, ['parent', 'facility', 'parent'], staff)
  expect(await run(questions().byId(question.id))).toEqual(stored)
  expect(stored).toMatchObject({ last_parent: 3, last_facility: 2, version: 3 })
  expect(
    (await run(questions().messagesOf(question.id))).map(({ number, side, account_id, staff_id }) => [number, side, account_id, staff_id]),
  ).toEqual([
    [1, 'parent', question.account_id, null],
    [2, 'facility', null, staff],
    [3, 'parent', question.account_id, null],
  ])
  expect([await run(questions().byId('rubbish')), await run(transaction(questions().lock(newId())))]).toEqual([null, null])
})

test('QU-01 a parent has one open thread for a facility and topic; closed ones and erased parents do not count', async () => {
  const facility_id = await store()
  const one = await begin({ facility_id })
  const same = { facility_id, account_id: one.account_id }
  expect(await failureOf(questions().add(aQuestion(same)))).toMatchObject({ _tag: 'QuestionExists' })
  await begin({ ...same, topic: 'staff' })
  await run(questions().save(closed(one, 'parent', later(5))))
  const two = await begin(same)
  expect(await failureOf(questions().save({ ...one, state: 'open', closed_by: null, closed_at: null }))).toMatchObject({
    _tag: 'QuestionExists',
  })
  expect((await run(questions().openOf(one.account_id ?? '', facility_id))).map(({ topic }) => topic).toSorted()).toEqual([
    'adaptation',
    'staff',
  ])
  expect((await run(questions().byIds([two.id, 'rubbish']))).map(({ id }) => id)).toEqual([two.id])
  await begin({ facility_id, account_id: null })
  await begin({ facility_id, account_id: null })
})

test('QU-02 QU-04 lists unread threads of a facility first, counts what is new, and forgets it once it is seen', async () => {
  const facility_id = await store()
  const second = await store()
  const staff = newId()
  const parent = newId()
  const unread = await begin({ facility_id, account_id: parent }, ['parent', 'facility', 'parent', 'parent'])
  const answered = await begin({ facility_id, account_id: parent, topic: 'staff', last_message_at: at }, [
    'parent',
    'facility',
    'parent',
    'facility',
    'facility',
  ])
  await begin({ facility_id: second }, ['parent'])
  const filter = { side: 'facility', accountId: staff, facilityId: facility_id, state: null, topic: null } as const
  const page = { page: 1, offset: 0, limit: 10 }
  const rows = async (over: object = {}, paging = page) => {
    const { items, total } = await run(questions().list({ ...filter, ...over }, paging))
    return [total, ...items.map(({ id, new_messages, last_text }) => [id, new_messages, last_text])]
  }
  expect(await rows()).toEqual([2, [unread.id, 2, 'Wiadomość 4'], [answered.id, 0, 'Wiadomość 5']])
  expect(await rows({}, { page: 2, offset: 1, limit: 1 })).toEqual([2, [answered.id, 0, 'Wiadomość 5']])
  expect(await rows({ topic: 'staff', state: 'closed' })).toEqual([0])
  expect(await rows({ facilityId: 'rubbish' })).toEqual([0])
  const own = { side: 'parent', accountId: parent, facilityId: null }
  expect(await rows(own)).toEqual([2, [answered.id, 3, 'Wiadomość 5'], [unread.id, 1, 'Wiadomość 4']])
  const counted = () => run(questions().countNew(staff, [facility_id, second]))
  expect(await counted()).toEqual({ answers: 0, byFacility: { [facility_id]: 2, [second]: 1 } })
  expect(await run(questions().countNew(parent, []))).toEqual({ answers: 4, byFacility: {} })
  const see = (number: number) => run(questions().markSeen(staff, unread.id, number))
  expect([await see(3), await see(3), await see(2)]).toEqual([true, false, false])
  expect(await counted()).toEqual({ answers: 0, byFacility: { [facility_id]: 1, [second]: 1 } })
  expect(await run(questions().seenOf(unread.id))).toEqual(new Map([[staff, 3]]))
})

test('publishes the newest first; what an erased account had agreed to is removed', async () => {
  const facility_id = await store()
  const one = await begin({ facility_id })
  const two = await begin({ facility_id, topic: 'staff' })
  const waiting = await begin({ facility_id, topic: 'other' })
  const publish = (thread_id: string, state: 'published' | 'requested', minutes: number, version = 1) =>
    run(
      publications().save({
        thread_id,
        question: `Pytanie ${minutes}`,
        answer: 'Odpowiedź',
        state,
        version,
        requested_at: at,
        answered_at: state === 'published' ? later(minutes).toISOString() : null,
      }),
    )
  await publish(one.id, 'requested', 0)
  await publish(one.id, 'published', 1, 2)
  await publish(two.id, 'published', 2)
  await publish(waiting.id, 'requested', 3)
  expect(await run(publications().of(one.id))).toMatchObject({ state: 'published', version: 2, question: 'Pytanie 1' })
  const shown = async () => (await run(publications().published(facility_id))).map(({ topic, question }) => [topic, question])
  expect(await shown()).toEqual([
    ['staff', 'Pytanie 2'],
    ['adaptation', 'Pytanie 1'],
  ])
  await run(questions().save({ ...two, account_id: null }))
  expect(await run(questions().closeOrphaned(at))).toContain(facility_id)
  expect(await shown()).toEqual([['adaptation', 'Pytanie 1']])
  expect(await run(questions().byId(two.id))).toMatchObject({ state: 'closed', closed_by: 'platform' })
})

test('QU-06 links are found by their token alone; waiting ones by their address, the oldest first', async () => {
  const facility_id = await store()
  const thread = await begin({ facility_id })
  const other = await begin({ facility_id, topic: 'staff' })
  // As PostgreSQL writes a hash.
  const address = `\\x${newId().replaceAll('-', '').repeat(2)}`
  const token = generateToken()
  const second = generateToken()
  const link = (over: Partial<MailLink> = {}): MailLink => ({
    id: newId(),
    thread_id: thread.id,
    address,
    created_at: at,
    expires_at: later(60).toISOString(),
    answered_at: null,
    message_id: null,
    ...over,
  })
  const sent = link()
  const waiting = link({ thread_id: other.id, expires_at: null, created_at: later(1).toISOString() })
  await run(links().add(sent, token))
  await run(links().add(waiting, null))
  expect([
    await run(links().byToken(token)),
    await run(transaction(links().lockByToken(token))),
    await run(links().byToken(second)),
  ]).toEqual([sent, sent, null])
  const open = (threadId: string, minutes: number) => run(links().hasOpen(threadId, address, later(minutes).toISOString()))
  expect([await open(thread.id, 59), await open(thread.id, 61), await open(other.id, 61)]).toEqual([true, false, true])
  expect(await run(links().waitingOf(address, 5))).toEqual([{ ...waiting, facility_id }])
  expect(await run(links().waitingAddresses())).toContain(address)
  await run(links().send(waiting.id, second, later(90).toISOString()))
  expect(await run(links().byToken(second))).toMatchObject({ id: waiting.id, expires_at: later(90).toISOString() })
  expect(await run(links().waitingOf(address, 5))).toEqual([])
  await run(links().save({ ...sent, answered_at: at, message_id: thread.id }))
  expect([await open(thread.id, 59), (await run(links().byToken(token)))?.message_id]).toEqual([false, thread.id])
  await run(links().remove([sent.id]))
  expect(await run(links().byToken(token))).toBeNull()
  expect(await run(transaction(links().lockAddress(address)))).toEqual({ address, stopped: false, day: '', mails: 0 })
  await run(links().saveAddress({ address, stopped: true, day: '2026-11-23', mails: 5 }))
  expect(await run(transaction(links().lockAddress(address)))).toEqual({ address, stopped: true, day: '2026-11-23', mails: 5 })
})
