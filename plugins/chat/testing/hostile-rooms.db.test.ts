import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { makeRealtime } from '#adapters/memory/realtime.ts'
import { run } from '#adapters/memory/run.ts'
import { system, type User } from '#core/access/actor.ts'
import { makeOf } from '#core/kernel/define.ts'
import { generateUuid } from '#core/kernel/ids.ts'
import { ErasePersonalData } from '#core/personal-data/erase-personal-data.ts'
import { Accounts } from '#plugins/accounts/contract/queries.ts'
import { createUser } from '#plugins/accounts/testing/create-user.ts'
import { insertFacilityUpload, insertUpload } from '#plugins/uploads/testing/insert-upload.ts'
import { ChatFacilities, Rooms } from '../domain/chat.port.ts'
import { AnswerByLink, ShowChatLink } from '../use-cases/answer-by-link.ts'
import { CloseRoom } from '../use-cases/close-room.ts'
import { OpenRoom } from '../use-cases/open-room.ts'
import { SendChatMessage } from '../use-cases/send-message.ts'
import { ListMessages, ShowRoom } from '../use-cases/show-room.ts'
import { TellTyping } from '../use-cases/tell-typing.ts'
import { refusal, startChat } from './chat-fixture.ts'

const { platform, rows, minutesLater, begin, send, sendDue, notices, member } = startChat()

/** Begins a room with a message of its owner, and returns it with the link of the mail to its parent. */
const beginWithLink = async () => {
  const started = await begin()
  await send(started.owner, started.id, 'Czy Zosia jutro przyjdzie?')
  minutesLater(10)
  await sendDue()
  const [{ token } = { token: '' }] = await notices(started.parent.id)
  return { ...started, token }
}

test('RT-03 J11 a key belongs to its sender: another’s is a message of its own, the same key in two rooms at once is one message', async () => {
  const { facilityId, id, owner, parent } = await begin()
  const key = generateUuid()
  await Promise.all([send(owner, id, 'Dzień dobry', key), send(parent, id, 'Dzień dobry', key)])
  expect((await platform.run(ShowRoom, parent, { id })).messages.map(({ own }) => own).toSorted()).toEqual([false, true])
  const { id: other } = await platform.run(OpenRoom, parent, { facility_id: facilityId, kind: 'parent', visibility: 'management' })
  for (let n = 0; n < 5; n++) {
    const same = generateUuid()
    const results = await Promise.all([id, other].map((room) => refusal(send(parent, room, `Próba ${n}`, same))))
    expect(results.toSorted()).toEqual(['MessageKeyUsed', 'done'])
  }
})

test('RT-03 J11 nothing is attached of another account, of another purpose, twice, or that another message has', async () => {
  const { facilityId, id, parent } = await begin()
  const other = await member(facilityId, 'parent')
  const uploadOf = ({ id: accountId }: User) => insertFacilityUpload({ rows }, { accountId, facilityId, purpose: 'chat' })
  const foreign = await uploadOf(other)
  const photo = generateUuid()
  const [sql, parameters] = insertUpload({ id: photo, accountId: parent.id })
  await rows(`${sql} returning 1`, parameters)
  const own = await uploadOf(parent)
  const attach = (files: readonly string[]) => refusal(platform.run(SendChatMessage, parent, { id, key: generateUuid(), files }))
  for (const files of [[foreign], [own, foreign], [photo], [own, own], ['x'], ['-'.repeat(36)]])
    expect([files, await attach(files)]).toEqual([files, 'UploadNotFound'])
  expect((await platform.run(ListMessages, parent, { id })).messages).toEqual([])
})

test('RT-03 J11 a link opens its own room alone, not with the signature of another, and nothing that only looks like one', async () => {
  const first = await beginWithLink()
  const second = await beginWithLink()
  const [id = '', mac = ''] = first.token.split('.')
  const [otherId = '', otherMac = ''] = second.token.split('.')
  const forged = [`${id}.${otherMac}`, `${otherId}.${mac}`, `${'-'.repeat(36)}.${mac}`, `${id}.`, id, '', '\0', 'x'.repeat(5000)]
  for (const token of forged) {
    expect([token, await refusal(platform.run(ShowChatLink, visitor, { token }))]).toEqual([token, 'ChatLinkNotFound'])
    expect([token, await refusal(platform.run(AnswerByLink, visitor, { token, text: 'Tak' }))]).toEqual([token, 'ChatLinkNotFound'])
  }
})

test('RT-03 J11 a link answers nothing in a room that the parent has closed, nor after the erasure of its account', async () => {
  const { id, parent, token } = await beginWithLink()
  const answer = () => refusal(platform.run(AnswerByLink, visitor, { token, text: 'Tak' }))
  await platform.run(CloseRoom, parent, { id })
  expect(await answer()).toBe('ChatLinkEnded')
  await platform.run(ErasePersonalData, system, { accountId: parent.id, email: parent.email })
  expect([await answer(), await refusal(platform.run(ShowChatLink, visitor, { token }))]).toEqual(['ChatLinkNotFound', 'ChatLinkNotFound'])
})

test('RT-03 J11 nobody sees typing of strangers, in announcements of a parent, or in a closed room; parents never learn who of the staff types', async () => {
  const realtime = makeRealtime()
  const tell = makeOf(TellTyping)({
    rooms: platform.find(Rooms),
    facilities: platform.find(ChatFacilities),
    accounts: platform.find(Accounts),
    realtime,
  })
  const types = (user: User, room_id: string) => refusal(run(tell(user, { room_id }, () => Effect.void)))
  const { facilityId, id, owner, parent } = await begin()
  const other = await begin()
  for (const stranger of [other.owner, other.parent, await member(facilityId, 'teacher'), await createUser(platform, 'support')])
    expect(await types(stranger, id)).toBe('ChatRoomNotFound')
  const { id: announcements } = await platform.run(OpenRoom, owner, { facility_id: facilityId, kind: 'announcements' })
  expect([await types(parent, announcements), realtime.signalled]).toEqual(['done', []])
  await types(owner, id)
  const toParent = realtime.signalled.splice(0).filter(({ to }) => to === parent.id)
  expect(toParent).toMatchObject([{ data: { account_id: null, name: null } }])
  await platform.run(CloseRoom, parent, { id })
  await types(owner, id)
  expect(realtime.signalled).toEqual([])
})

test('RT-03 J11 the reason for which a room is closed has no hidden characters around it', async () => {
  const { id, owner } = await begin()
  const { closed } = await platform.run(CloseRoom, owner, { id, reason: '\u2066\u200b Umowa wygasła \u202e' })
  expect(closed?.reason).toBe('Umowa wygasła')
})

test('RT-03 J11 a message whose key is the id of a link does not make its answer fail', async () => {
  const { id, parent, token } = await beginWithLink()
  await send(parent, id, 'Tak', token.split('.')[0])
  expect(await refusal(platform.run(AnswerByLink, visitor, { token, text: 'Nie' }))).toBe('done')
})
