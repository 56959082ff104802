import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { system, type User } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import { Rooms } from '../domain/chat.port.ts'
import { ChatAudiences } from '../services/chat-audiences.ts'
import { CountNewMessages } from '../services/count-new.ts'
import { ReportedMessages } from '../services/reported-messages.ts'
import { ListConversations } from '../use-cases/list-conversations.ts'
import { ListCorrespondents } from '../use-cases/list-correspondents.ts'
import { ListReaders } from '../use-cases/list-readers.ts'
import { MarkRoomSeen } from '../use-cases/mark-room.ts'
import { OpenRoom } from '../use-cases/open-room.ts'
import { SendDueMails } from '../use-cases/send-due-mails.ts'
import { ListMessages, ShowRoom } from '../use-cases/show-room.ts'
import { refusal, startChat } from './chat-fixture.ts'
import { storeChild, storeGroup } from './store-group.ts'

const { platform, rows, minutesLater, begin, send, member } = startChat()

const unknown = 'ChatRoomNotFound'

/** Begins with two groups: Maja, of the parent of the fixture, is in Starszaki, and Antek, of another parent, in Maluchy. */
const beginWithGroups = async () => {
  const started = await begin()
  const { facilityId, parent } = started
  const older = await storeGroup(platform, facilityId, 'Starszaki')
  const younger = await storeGroup(platform, facilityId, 'Maluchy')
  const other = await member(facilityId, 'parent')
  const child = await storeChild(platform, { facilityId, accountId: parent.id, groupId: older, firstName: 'Maja' })
  await storeChild(platform, { facilityId, accountId: other.id, groupId: younger, firstName: 'Antek' })
  const open = (user: User, ...group_ids: readonly string[]) =>
    platform.run(OpenRoom, user, { facility_id: facilityId, kind: 'announcements', group_ids })
  const listed = async (user: User, facility_id?: string) =>
    (await platform.run(ListConversations, user, facility_id === undefined ? {} : { facility_id })).conversations
  const newOf = async (user: User) => (await run(platform.find(CountNewMessages)(user.id)))['new_own']
  return { ...started, older, younger, other, child, open, listed, newOf }
}

test('RT-07 announcements to a group are read, listed, counted and mailed to its parents and the staff alone', async () => {
  const { facilityId, owner, parent, other, older, open, listed, newOf } = await beginWithGroups()
  const teacher = await member(facilityId, 'teacher')
  const childless = await member(facilityId, 'parent')
  const { id } = await open(owner, older)
  await send(owner, id, 'W piątek jedziemy do teatru')
  const texts = async (user: User) => (await platform.run(ListMessages, user, { id })).messages.map(({ text }) => text)
  for (const reader of [owner, parent, teacher]) expect(await texts(reader)).toEqual(['W piątek jedziemy do teatru'])
  const elsewhere = await beginWithGroups()
  for (const stranger of [other, childless, elsewhere.owner, elsewhere.parent]) {
    expect(await refusal(platform.run(ShowRoom, stranger, { id }))).toBe(unknown)
    expect(await refusal(platform.run(ListMessages, stranger, { id }))).toBe(unknown)
    expect(await refusal(platform.run(MarkRoomSeen, stranger, { id, number: 1 }))).toBe(unknown)
    expect((await listed(stranger)).map((one) => one.id)).not.toContain(id)
  }
  expect((await listed(parent)).find((one) => one.id === id)).toMatchObject({ groups: ['Starszaki'], new_messages: 1, children: [] })
  expect([await newOf(parent), await newOf(other), await newOf(childless)]).toEqual([1, 0, 0])
  const planned = await rows<{ account_id: string }>('select account_id from chat_due where room_id = ?', [id])
  expect(planned.map(({ account_id }) => account_id).toSorted()).toEqual([parent.id, teacher.id].toSorted())
  const frames = await rows<{ audience: string }>(`select audience from live_frame where type = 'chat.message' and data->>'room_id' = ?`, [
    id,
  ])
  expect(frames.map(({ audience }) => audience).toSorted()).toEqual([`crew:${facilityId}`, `group:${facilityId}:${older}`])
  const audiences = await run(platform.find(ChatAudiences).ofAccounts([parent.id, other.id, childless.id, teacher.id]))
  expect([...audiences].filter(([, names]) => names.includes(`group:${facilityId}:${older}`)).map(([account]) => account)).toEqual([
    parent.id,
  ])
})

test('RT-07 several groups have a room of their own, one for each set, also when two open it at once', async () => {
  const { facilityId, owner, parent, other, older, younger, open } = await beginWithGroups()
  const administrator = await member(facilityId, 'administrator', ['facility-chat/write'])
  const opened = await Promise.all([open(owner, older, younger), open(administrator, younger, older, older), open(owner, younger)])
  expect([opened[0].id === opened[1].id, opened[0].id === opened[2].id]).toEqual([true, false])
  const both = opened[0].id
  await send(owner, both, 'Zdjęcia grupowe')
  for (const reader of [parent, other]) expect((await platform.run(ShowRoom, reader, { id: both })).messages).toHaveLength(1)
  const all = await open(owner)
  expect(new Set([all.id, ...opened.map(({ id }) => id)]).size).toBe(3)
  expect(all.groups).toEqual([])
})

test('RT-07 who may not write announcements, and for groups of others, opens none', async () => {
  const { facilityId, owner, parent, older, open } = await beginWithGroups()
  const elsewhere = await beginWithGroups()
  const teacher = await member(facilityId, 'teacher')
  const refused = await Promise.all([
    refusal(open(parent, older)),
    refusal(open(teacher, older)),
    refusal(open(elsewhere.owner, older)),
    refusal(open(owner, elsewhere.older)),
    refusal(open(owner, older, newId())),
    refusal(platform.run(OpenRoom, parent, { facility_id: facilityId, kind: 'parent', group_ids: [older] })),
  ])
  expect(refused).toEqual([
    'InsufficientPermissions',
    'InsufficientPermissions',
    'InsufficientPermissions',
    'Validation',
    'Validation',
    'Validation',
  ])
  const { id } = await open(owner, older)
  await send(owner, id, 'Dzień dobry')
  for (const reader of [parent, teacher]) expect(await refusal(send(reader, id, 'Halo'))).toBe('ReadOnlyRoom')
})

test('RT-07 whose child leaves the group, or who is removed, reads nothing more, and gets neither mail nor report', async () => {
  const { owner, parent, older, younger, child, open, listed } = await beginWithGroups()
  const { id } = await open(owner, older)
  await send(owner, id, 'W piątek jedziemy do teatru')
  await rows('update groups_child set group_id = ? where id = ? returning 1', [younger, child])
  const [message] = await run(platform.find(Rooms).messagesOf(id, {}, 1))
  const isGone = async () => {
    expect(await refusal(platform.run(ShowRoom, parent, { id }))).toBe(unknown)
    expect((await listed(parent)).map((one) => one.id)).not.toContain(id)
    expect(await run(platform.find(ReportedMessages).find(parent, message?.id ?? ''))).toBe(null)
  }
  await isGone()
  minutesLater(60)
  await platform.run(SendDueMails, system, {})
  expect(await rows(`select 1 from outbox where name = 'chat.unread' and event->>'accountId' = ?`, [parent.id])).toEqual([])
  await rows('update groups_child set group_id = ? where id = ? returning 1', [older, child])
  expect((await platform.run(ShowRoom, parent, { id })).messages).toHaveLength(1)
  await rows('delete from groups_group where id = ? returning 1', [older])
  await isGone()
  expect(await platform.run(ShowRoom, owner, { id })).toMatchObject({ last_number: 1, groups: [{ id: older, name: '' }] })
})

test('RT-08 the staff sees how many have read an announcement, and those who write them who has not, by name', async () => {
  const { facilityId, owner, parent, other, older, younger, open } = await beginWithGroups()
  const teacher = await member(facilityId, 'teacher')
  const { id } = await open(owner, older, younger)
  for (const text of ['Pierwsze', 'Drugie']) await send(owner, id, text)
  await platform.run(MarkRoomSeen, parent, { id, number: 1 })
  await platform.run(MarkRoomSeen, teacher, { id, number: 2 })
  expect((await platform.run(ShowRoom, teacher, { id })).reading?.toSorted()).toEqual([0, 1])
  expect((await platform.run(ShowRoom, parent, { id })).reading).toBe(null)
  const readers = (number: number) => platform.run(ListReaders, owner, { id, number })
  expect(await readers(1)).toEqual({
    number: 1,
    read: 1,
    total: 2,
    unread: [{ account_id: other.id, name: 'Joanna Wierzba', children: [{ first_name: 'Antek', group: 'Maluchy' }] }],
    more: 0,
  })
  expect((await readers(2)).unread).toHaveLength(2)
  await rows('delete from access_grant where account_id = ? returning 1', [other.id])
  expect(await readers(2)).toMatchObject({ read: 0, total: 1 })
  for (const user of [teacher, parent]) expect(await refusal(platform.run(ListReaders, user, { id, number: 1 }))).toBe('ReadOnlyRoom')
  expect(await refusal(platform.run(ListReaders, other, { id, number: 1 }))).toBe(unknown)
  expect(await refusal(readers(3))).toBe('ChatMessageNotFound')
})

test('ME-07 the staff reads the child beside the parent’s name; no other parent, frame, event or mail has it', async () => {
  const { facilityId, id, owner, parent, other, listed } = await beginWithGroups()
  await send(parent, id, 'Dzień dobry')
  const children = [{ first_name: 'Maja', group: 'Starszaki' }]
  expect((await listed(owner, facilityId)).find((one) => one.id === id)).toMatchObject({ parent: 'Joanna', children })
  expect(await platform.run(ShowRoom, owner, { id })).toMatchObject({ children })
  const found = await platform.run(ListCorrespondents, owner, { facility_id: facilityId, q: 'maja' })
  expect(found.parents).toMatchObject([{ account_id: parent.id, children }])
  expect(found.groups.map(({ name }) => name).toSorted()).toEqual(['Maluchy', 'Starszaki'])
  await send(owner, id, 'Dziękujemy')
  minutesLater(60)
  await platform.run(SendDueMails, system, {})
  const seen = JSON.stringify([
    await listed(parent),
    await listed(other),
    await platform.run(ShowRoom, parent, { id }),
    await rows('select data from live_frame'),
    await rows('select event from outbox'),
    await rows('select template_values from mail'),
    await rows('select about from audit_entry'),
  ])
  expect(seen).not.toContain('Maja')
  expect(await refusal(platform.run(ListCorrespondents, other, { facility_id: facilityId, q: 'maja' }))).toBe('InsufficientPermissions')
})
