import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { aUser } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { system, type User } from '#core/access/actor.ts'
import type { Conversation, ConversationQuery } from '#core/conversations/conversation-list.port.ts'
import { define } from '#core/kernel/define.ts'
import { generateUuid, newId } from '#core/kernel/ids.ts'
import { ErasePersonalData } from '#core/personal-data/erase-personal-data.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { createUser } from '#plugins/accounts/testing/create-user.ts'
import { ReportedMessages } from '../services/reported-messages.ts'
import { EditMessage, WithdrawMessage } from '../use-cases/change-message.ts'
import { CloseRoom, ReopenRoom } from '../use-cases/close-room.ts'
import { DeleteOldMessages } from '../use-cases/delete-old-messages.ts'
import { ListConversations } from '../use-cases/list-conversations.ts'
import { OpenRoom } from '../use-cases/open-room.ts'
import { ListMessages, ShowRoom } from '../use-cases/show-room.ts'
import { refusal, startChat } from './chat-fixture.ts'

/** Conversations of another plugin. */
const others: Conversation[] = []
const OtherConversations = define('chat-fixture/Conversations', {}, () => ({
  kind: 'question' as const,
  list: (_: User, { facilityId, before, limit }: ConversationQuery) =>
    Effect.sync(() =>
      others
        .filter(({ facility }) => facility.id === facilityId)
        .filter(({ last_message_at }) => before === null || last_message_at < before.at)
        .slice(0, limit),
    ),
}))
const fixture = definePlugin({ name: 'chat-fixture', conversations: OtherConversations })
const { clock, platform, rows, minutesLater, begin, send, member, sendDue, notices } = startChat([fixture])

test('RT-03 twenty messages at once get the numbers one to twenty; a key that is sent ten times at once is one message', async () => {
  const { id, owner, parent } = await begin()
  await Promise.all(Array.from({ length: 10 }, (_, n) => [send(parent, id, `R ${n}`), send(owner, id, `P ${n}`)]).flat())
  const { messages } = await platform.run(ListMessages, parent, { id })
  expect(messages.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1))
  clock.set('2026-11-23T09:05:00.000Z')
  const key = generateUuid()
  const same = await Promise.all(Array.from({ length: 10 }, () => send(parent, id, 'Raz', key)))
  expect(new Set(same.map(({ number }) => number))).toEqual(new Set([21]))
  expect(await refusal(send(parent, id, 'Co innego', key))).toBe('MessageKeyUsed')
})

test('RT-03 J11.2 a room is unknown to support, other parents, a removed teacher and a former member', async () => {
  const { facilityId, id, parent } = await begin()
  const teacher = await member(facilityId, 'teacher', ['facility-chat/write'])
  await send(parent, id, 'Dzień dobry')
  expect((await platform.run(ShowRoom, teacher, { id })).messages).toHaveLength(1)
  await rows('delete from access_grant where account_id = ? returning 1', [teacher.id])
  const support = await createUser(platform, 'support')
  const strangers = [
    teacher,
    support,
    await createUser(platform, 'cms'),
    await member(facilityId, 'parent'),
    await member(facilityId, 'teacher'),
    (await begin()).owner,
  ]
  for (const stranger of strangers) {
    expect(await refusal(platform.run(ShowRoom, stranger, { id }))).toBe('ChatRoomNotFound')
    expect(await refusal(send(stranger, id, 'Halo'))).toBe('ChatRoomNotFound')
  }
  await rows('delete from access_grant where account_id = ? returning 1', [parent.id])
  expect(await refusal(platform.run(ShowRoom, parent, { id }))).toBe('ChatRoomNotFound')
})

test('RT-03 a parent’s rooms with the management alone are unknown to a teacher who writes with parents', async () => {
  const { facilityId, owner, parent } = await begin()
  const teacher = await member(facilityId, 'teacher', ['facility-chat/write'])
  const { id } = await platform.run(OpenRoom, parent, { facility_id: facilityId, kind: 'parent', visibility: 'management' })
  await send(parent, id, 'Chcę porozmawiać o wychowawczyni')
  expect(await refusal(platform.run(ShowRoom, teacher, { id }))).toBe('ChatRoomNotFound')
  const listed = async (user: User) =>
    (await platform.run(ListConversations, user, { facility_id: facilityId })).conversations.map((one) => one.id)
  expect([(await listed(owner)).includes(id), (await listed(teacher)).includes(id)]).toEqual([true, false])
})

test('RT-03 two who open a room at once get the same, and a room without messages shows to its opener alone', async () => {
  const { facilityId, owner, parent, id } = await begin()
  const opened = await Promise.all([
    platform.run(OpenRoom, owner, { facility_id: facilityId, kind: 'parent', parent_id: parent.id }),
    platform.run(OpenRoom, parent, { facility_id: facilityId, kind: 'parent' }),
  ])
  expect(opened.map((room) => room.id)).toEqual([id, id])
  const inbox = () => platform.run(ListConversations, owner, { facility_id: facilityId })
  expect((await inbox()).conversations).toEqual([])
  await send(parent, id, 'Dzień dobry')
  expect((await inbox()).conversations).toMatchObject([{ id, new_messages: 1, excerpt: 'Dzień dobry', parent: 'Joanna' }])
})

test('RT-03 the inbox has rooms and conversations of other plugins in one order, part by part without a gap', async () => {
  const { facilityId, owner, parent, id } = await begin()
  await send(parent, id, 'Dzień dobry')
  const rooms: string[] = []
  for (let n = 0; n < 33; n++) {
    minutesLater(1)
    const another = await member(facilityId, 'parent')
    const room = await platform.run(OpenRoom, another, { facility_id: facilityId, kind: 'parent' })
    await send(another, room.id, `Rodzic ${n}`)
    rooms.unshift(room.id)
  }
  const facility = { id: facilityId, slug: null, name: 'Bajka', city: 'Opole' }
  const about = { facility, label: 'chat.reported', parent: 'Ola', excerpt: '', last_by: 'parent', new_messages: 0, closed: false } as const
  const between = newId()
  const oldest = newId()
  others.push({ ...about, id: between, last_message_at: '2026-11-23T09:01:30.000Z' })
  others.push({ ...about, id: oldest, last_message_at: '2026-11-23T08:00:00.000Z' })
  const first = await platform.run(ListConversations, owner, { facility_id: facilityId })
  const second = await platform.run(ListConversations, owner, { facility_id: facilityId, before: first.next ?? '' })
  expect([first.conversations.length, second.conversations.length, second.next]).toEqual([30, 6, null])
  const ids = [...first.conversations, ...second.conversations].map((one) => one.id)
  expect(ids).toEqual([...rooms.slice(0, 32), between, rooms[32], id, oldest])
  expect((await platform.run(ListConversations, parent, {})).conversations.map((one) => one.id)).toEqual([id])
})

test('RT-03 a message is edited and withdrawn by its author alone; what is withdrawn stays for reports, for a month', async () => {
  const { owner, parent, id } = await begin()
  await send(parent, id, 'Zosia ma katar')
  expect(await refusal(platform.run(EditMessage, owner, { id, number: 1, text: 'Inaczej' }))).toBe('ChatMessageNotFound')
  expect(await platform.run(EditMessage, parent, { id, number: 1, text: 'Zosia ma anginę' })).toMatchObject({ text: 'Zosia ma anginę' })
  minutesLater(6)
  expect(await refusal(platform.run(EditMessage, parent, { id, number: 1, text: 'Później' }))).toBe('MessageFixed')
  await platform.run(WithdrawMessage, parent, { id, number: 1 })
  const [message] = (await platform.run(ShowRoom, owner, { id })).messages
  expect(message).toMatchObject({ text: '', withdrawn: true })
  const things = platform.find(ReportedMessages)
  const seenBy = async (actor: Parameters<typeof things.find>[0]) => (await run(things.find(actor, message?.id ?? '')))?.text
  expect([await seenBy(owner), await seenBy(system), await seenBy(aUser({ id: newId(), type: 'support' }))]).toEqual([
    '',
    'Zosia ma anginę',
    undefined,
  ])
  minutesLater(31 * 24 * 60)
  await platform.run(DeleteOldMessages, system, {})
  expect(await seenBy(system)).toBe('')
})

test('RP-01 support reads five messages around a reported one, on the record, and hides it from the room', async () => {
  const { owner, parent, id } = await begin()
  for (let n = 1; n <= 14; n++) await send(n % 2 === 0 ? owner : parent, id, `Wiadomość ${n}`)
  const { messages } = await platform.run(ListMessages, parent, { id })
  const reported = messages[9]?.id ?? ''
  const things = platform.find(ReportedMessages)
  const support = aUser({ id: newId(), type: 'support' })
  const entries = things.readContext ? await run(things.readContext(support, reported)) : []
  expect(entries.map(({ text }) => text)).toEqual(Array.from({ length: 10 }, (_, n) => `Wiadomość ${n + 5}`))
  expect(
    await rows(`select 1 from audit_entry where action = 'chat.reported-room-read' and about->>'message' = ?`, [reported]),
  ).toHaveLength(1)
  const { revision = '' } = (await run(things.find(system, reported))) ?? {}
  const act = (one: 'hide' | 'restore') => things.act(support, { id: reported, revision, act: one, reason: 'insult', note: 'Obelga.' })
  await run(act('hide'))
  expect((await platform.run(ListMessages, parent, { id })).messages[9]?.text).toBe('')
  expect((await failureOf(act('hide')))._tag).toBe('SubjectChanged')
  await run(act('restore'))
  expect((await platform.run(ListMessages, parent, { id })).messages[9]?.text).toBe('Wiadomość 10')
})

test('RT-03 who closed a room opens it again; the other side cannot write meanwhile, nor begin another one', async () => {
  const { facilityId, owner, parent, id } = await begin()
  await send(parent, id, 'Dzień dobry')
  await platform.run(CloseRoom, parent, { id })
  expect(await refusal(send(owner, id, 'Halo'))).toBe('ChatRoomClosed')
  expect(await refusal(platform.run(ReopenRoom, owner, { id }))).toBe('ChatRoomClosed')
  const another = { facility_id: facilityId, kind: 'parent', parent_id: parent.id, visibility: 'management' } as const
  expect(await refusal(platform.run(OpenRoom, owner, another))).toBe('ChatRoomClosed')
  minutesLater(60)
  await sendDue()
  expect(await notices(owner.id)).toEqual([])
  await platform.run(ReopenRoom, parent, { id })
  await send(owner, id, 'Halo')
})

test('RT-03 messages are deleted after 24 months; of an erased parent the places stay, without text', async () => {
  const { owner, parent, id } = await begin()
  await send(parent, id, 'Zosia ma katar')
  await send(owner, id, 'Zdrowia!')
  await platform.run(ErasePersonalData, system, { accountId: parent.id, email: parent.email })
  expect(await rows('select number, text, account_id from chat_message where room_id = ? order by number', [id])).toMatchObject([
    { number: 1, text: '', account_id: null },
    { number: 2, text: 'Zdrowia!' },
  ])
  clock.set('2028-11-24T09:00:00.000Z')
  await platform.run(DeleteOldMessages, system, {})
  expect(await rows('select 1 from chat_room where id = ?', [id])).toEqual([])
})
