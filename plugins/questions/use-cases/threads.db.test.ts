import { expect, test } from 'vitest'
import { aUser, visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { type Actor, system, type User } from '#core/access/actor.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { CountNewMessages, MarkThreadsSeen } from '../services/count-new.ts'
import { makeQuestionsFixture } from '../testing/questions-fixture.ts'
import { CloseOrphaned, CloseQuestionsOfDeleted } from './close-questions.ts'
import { CloseQuestion, ListQuestions, MarkQuestionSeen, ReopenQuestion, ShowQuestion } from './threads.ts'

const database = databaseForTests()

const tags = (failures: readonly { readonly _tag: string }[]) => failures.map(({ _tag }) => _tag)
const day = 86_400

test('QU-05 J11.2 a thread is unknown to other parents, other staff, support, removed staff and visitors', async () => {
  const fixture = await makeQuestionsFixture(database)
  const { ask, stranger, owner, facilityId, sendMessage, count } = fixture
  const id = await ask()
  const show = makeOf(ShowQuestion)(fixture)
  const colleague = aUser({ id: newId(), perms: { [facilityId]: ['facility-data/write', 'facility-opinions/write'] } })
  const elsewhere = aUser({ id: newId(), perms: { [newId()]: ['facility-questions/write'] } })
  const removed: User = { ...owner, perms: {} }
  const support = aUser({ id: newId(), type: 'support' })
  const others: readonly Actor[] = [stranger, colleague, elsewhere, removed, support]
  for (const actor of others) {
    expect(await failureOf(show(actor, { id }))).toMatchObject({ _tag: 'UserQuestionNotFound', kind: 'not-found' })
    expect(await failureOf(sendMessage(actor, { id, text: 'Zajrzę' }))).toMatchObject({ _tag: 'UserQuestionNotFound' })
  }
  expect(await failureOf(show(visitor, { id }))).toMatchObject({ _tag: 'MissingJwt' })
  expect(tags([await failureOf(show(owner, { id: newId() })), await failureOf(show(owner, { id: 'rubbish' }))])).toEqual([
    'UserQuestionNotFound',
    'UserQuestionNotFound',
  ])
  const list = makeOf(ListQuestions)(fixture)
  expect(
    tags([await failureOf(list(colleague, { facility_id: facilityId })), await failureOf(list(support, { facility_id: facilityId }))]),
  ).toEqual(['InsufficientPermissions', 'InsufficientPermissions'])
  expect((await run(list(stranger, { facility_id: facilityId, mine: 'true' }))).items).toEqual([])
  expect(await count('message')).toBe(1)
})

test('QU-05 a new owner of a facility gets its threads', async () => {
  const fixture = await makeQuestionsFixture(database)
  const { ask, facilityId, staffOf } = fixture
  const id = await ask()
  expect(await run(makeOf(ShowQuestion)(fixture)(await staffOf(facilityId, 'Nina', 'Nowa'), { id }))).toMatchObject({
    side: 'facility',
    new_messages: 1,
  })
})

test('QU-02 J2.8 the answer of a member of staff carries the first name for colleagues alone', async () => {
  const fixture = await makeQuestionsFixture(database)
  const { ask, owner, parent, sendMessage, viewQuestion, events } = fixture
  const id = await ask()
  await run(sendMessage(owner, { id, text: 'Przez trzy dni można zostać w sali.' }))
  const ofParent = await run(viewQuestion({ user: parent, side: 'parent' }, id))
  const ofStaff = await run(viewQuestion({ user: owner, side: 'facility' }, id))
  expect([ofParent.messages[1]?.author, ofStaff.messages[1]?.author]).toEqual([null, 'Wiktor'])
  expect(ofParent).toMatchObject({ new_messages: 1, seen: 2 })
  expect(ofStaff).toMatchObject({ new_messages: 0, usage: { used: 1 } })
  expect(events.emitted.at(-1)).toMatchObject({ by: 'facility', to: [parent.id], mailed: true })
})

test('QU-02 a run of messages notifies once until they are seen; without mails where the facility wants none', async () => {
  const fixture = await makeQuestionsFixture(database)
  const { ask, owner, parent, sendMessage, events, notify } = fixture
  const id = await ask()
  await run(sendMessage(parent, { id, text: 'I jeszcze jedno' }))
  expect(events.emitted).toHaveLength(1)
  await run(makeOf(MarkQuestionSeen)(fixture)(owner, { id }))
  notify.questions = false
  await run(sendMessage(parent, { id, text: 'Halo?' }))
  expect(events.emitted).toHaveLength(2)
  expect(events.emitted[1]).toMatchObject({ to: [owner.id], mailed: false })
})

test('QU-03 the eleventh message of a facility in a month meets the limit, and leaves nothing; parents have none', async () => {
  const { ask, owner, parent, sendMessage, count, clock } = await makeQuestionsFixture(database)
  const id = await ask()
  for (let n = 0; n < 10; n++) await run(sendMessage(owner, { id, text: `Odpowiedź ${n}` }))
  expect(await failureOf(sendMessage(owner, { id, text: 'Jedenasta' }))).toMatchObject({ _tag: 'LimitReached', kind: 'limit-reached' })
  expect(await count('message')).toBe(11)
  await run(sendMessage(parent, { id, text: 'Dziękuję' }))
  clock.set('2026-12-01T00:30:00.000Z')
  await run(sendMessage(owner, { id, text: 'Nowy miesiąc' }))
  expect(await count('message')).toBe(13)
})

test('QU-03 a message that is refused because the thread has ended spends nothing', async () => {
  const fixture = await makeQuestionsFixture(database)
  const { ask, owner, parent, sendMessage, clock, viewQuestion } = fixture
  const id = await ask()
  await run(makeOf(CloseQuestion)(fixture)(parent, { id }))
  clock.advance(31 * day)
  expect(await failureOf(sendMessage(owner, { id, text: 'Za późno' }))).toMatchObject({ _tag: 'QuestionClosed' })
  expect((await run(viewQuestion({ user: owner, side: 'facility' }, id))).usage).toMatchObject({ used: 0 })
})

test('QU-02 both sides close and reopen; a message reopens for thirty days; closing over an unread message conflicts', async () => {
  const fixture = await makeQuestionsFixture(database)
  const { ask, owner, parent, sendMessage, clock, threadOf } = fixture
  const close = makeOf(CloseQuestion)(fixture)
  const reopen = makeOf(ReopenQuestion)(fixture)
  const id = await ask()
  const { version } = (await threadOf(id)) ?? { version: 0 }
  await run(sendMessage(owner, { id, text: 'Chwileczkę' }))
  expect(await failureOf(close(parent, { id, version }))).toMatchObject({ _tag: 'VersionConflict' })
  expect(await run(close(parent, { id, version: version + 1 }))).toMatchObject({ state: 'closed', closed_by: 'parent', writable: true })
  expect(await run(close(owner, { id, version: 1 }))).toMatchObject({ state: 'closed', closed_by: 'parent' })
  expect(await run(reopen(owner, { id }))).toMatchObject({ state: 'open', closed_by: null })
  await run(close(owner, { id }))
  expect(await run(sendMessage(parent, { id, text: 'A jednak pytam' }))).toMatchObject({ state: 'open' })
  await run(close(owner, { id }))
  clock.advance(31 * day)
  expect(await failureOf(reopen(parent, { id }))).toMatchObject({ _tag: 'QuestionClosed' })
})

test('QU-02 a thread does not reopen beside another open one on the topic', async () => {
  const fixture = await makeQuestionsFixture(database)
  const { ask, parent, sendMessage } = fixture
  const id = await ask()
  await run(makeOf(CloseQuestion)(fixture)(parent, { id }))
  await ask()
  expect(
    tags([await failureOf(makeOf(ReopenQuestion)(fixture)(parent, { id })), await failureOf(sendMessage(parent, { id, text: 'Halo' }))]),
  ).toEqual(['QuestionExists', 'QuestionExists'])
})

test('QU-04 counts new messages by facility for two facilities at once, and marks them as seen', async () => {
  const fixture = await makeQuestionsFixture(database)
  const { ask, owner, parent, sendMessage, addFacility, facilityId } = fixture
  const second = await addFacility({ name: 'Tęcza', staff: [owner.id] })
  const both: User = { ...owner, perms: { ...owner.perms, [second]: ['facility-questions/write'] } }
  const count = makeOf(CountNewMessages)(fixture)
  const mark = makeOf(MarkThreadsSeen)(fixture)
  const one = await ask(facilityId)
  const two = await ask(second)
  await run(sendMessage(parent, { id: two, text: 'Drugie pytanie' }))
  const counted = { new_messages: 3, new_answers: 0, new_messages_by_facility: { [facilityId]: 1, [second]: 2 } }
  expect(await run(count(owner.id))).toEqual(counted)
  expect(await run(mark(fixture.stranger.id, [one, two]))).toBe(false)
  expect(await run(count(owner.id))).toEqual(counted)
  expect([await run(mark(owner.id, [two, newId()])), await run(mark(owner.id, [two]))]).toEqual([true, false])
  expect(await run(count(owner.id))).toMatchObject({ new_messages: 1, new_messages_by_facility: { [facilityId]: 1 } })
  await run(sendMessage(both, { id: one, text: 'Odpowiedź' }))
  expect(await run(count(parent.id))).toEqual({ new_messages: 1, new_answers: 1, new_messages_by_facility: {} })
  expect(await run(count(owner.id))).toMatchObject({ new_messages: 0 })
})

test('QU-02 the list of a facility begins with what is unread, and filters', async () => {
  const fixture = await makeQuestionsFixture(database)
  const { ask, owner, parent, facilityId, sendMessage, clock } = fixture
  const list = makeOf(ListQuestions)(fixture)
  const unread = await ask(facilityId, 'tuition')
  clock.advance(60)
  const answered = await ask(facilityId, 'staff')
  clock.advance(60)
  await run(sendMessage(owner, { id: answered, text: 'Odpowiedź' }))
  const { items } = await run(list(owner, { facility_id: facilityId }))
  expect(items.map(({ id, new_messages, parent: name, last_by }) => [id, new_messages, name, last_by])).toEqual([
    [unread, 1, 'Renata', 'parent'],
    [answered, 0, 'Renata', 'facility'],
  ])
  expect((await run(list(owner, { facility_id: facilityId, topic: 'tuition', state: 'open' }))).itemsTotal).toBe(1)
  expect((await run(list(parent, {}))).items.map(({ id, new_messages, parent: name }) => [id, new_messages, name])).toEqual([
    [answered, 1, null],
    [unread, 0, null],
  ])
})

test('threads end with their facility, and with the parent’s account', async () => {
  const fixture = await makeQuestionsFixture(database)
  const { ask, owner, parent, facilityId, addFacility, deleteFacility, questions, threadOf, sendMessage } = fixture
  const other = await addFacility({ register_email: 'b@bajka.test' })
  const open = await ask(facilityId, 'tuition')
  await deleteFacility(facilityId)
  expect(await failureOf(sendMessage(parent, { id: open, text: 'Halo' }))).toMatchObject({ _tag: 'QuestionClosed' })
  await run(makeOf(CloseQuestionsOfDeleted)(fixture)({ kind: 'platform' }, { name: 'facility-panel.facility-deleted', facilityId }))
  expect(await threadOf(open)).toMatchObject({ state: 'closed', closed_by: 'platform' })
  expect(await failureOf(makeOf(ReopenQuestion)(fixture)(owner, { id: open }))).toMatchObject({ _tag: 'QuestionClosed' })

  const last = await ask(other, 'other')
  const thread = await threadOf(last)
  if (thread) await run(questions.save({ ...thread, account_id: null }))
  await run(makeOf(CloseOrphaned)(fixture)({ kind: 'platform' }, { name: 'accounts.erased', accountId: parent.id }))
  expect(await threadOf(last)).toMatchObject({ state: 'closed', closed_by: 'platform' })
})

test('WB-12 a visitor of a web site writes without an account: the facility sees name and address, and its answer goes there by mail', async () => {
  const fixture = await makeQuestionsFixture(database)
  const { contact, facilityId, owner, sendMessage, mailQueue, events, addFacility } = fixture
  const message = { name: 'Ola', email: 'ola@kredka.test', text: 'Czy macie ogród?' }
  expect(await run(contact.send({ facilityId: await addFacility({ register_email: 'biuro@kredka.test' }), ...message }))).toBe(false)
  expect(await run(contact.send({ facilityId: newId(), ...message }))).toBe(false)
  for (let n = 0; n < 2; n++) expect(await run(contact.send({ facilityId, ...message }))).toBe(true)
  expect(events.emitted).toMatchObject([{ to: [owner.id], by: 'parent' }, { to: [owner.id] }])

  const { items } = await run(makeOf(ListQuestions)(fixture)(owner, { facility_id: facilityId }))
  const guest = { name: 'Ola', email: 'ola@kredka.test' }
  expect(items.map((one) => [one.parent, one.guest])).toEqual([
    [null, guest],
    [null, guest],
  ])
  const id = items[0]?.id ?? ''
  // The erasure of somebody else's account leaves it open.
  await run(makeOf(CloseOrphaned)(fixture)(system, { name: 'accounts.erased', accountId: newId() }))
  expect(await run(makeOf(ShowQuestion)(fixture)(owner, { id }))).toMatchObject({ guest, writable: true, state: 'open' })
  await run(sendMessage(owner, { id, text: 'Tak, i huśtawki.' }))
  expect(mailQueue.sent).toMatchObject([
    { to: 'ola@kredka.test', template: 'questions.mail.guest', values: { name: 'Ola', facility: 'Słoneczko', text: 'Tak, i huśtawki.' } },
  ])
})
