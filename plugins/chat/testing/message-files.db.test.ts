import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import type { User } from '#core/access/actor.ts'
import { generateUuid } from '#core/kernel/ids.ts'
import { insertFacilityUpload } from '#plugins/uploads/testing/insert-upload.ts'
import { WithdrawMessage } from '../use-cases/change-message.ts'
import { FindChatFile } from '../use-cases/find-chat-file.ts'
import { SendChatMessage } from '../use-cases/send-message.ts'
import { ListMessages, ShowRoom } from '../use-cases/show-room.ts'
import { startChat } from './chat-fixture.ts'

const { platform, rows, minutesLater, begin, member } = startChat()

/** Sends a file of the parent to the staff; returns the message and what finds its file by an address. */
const beginWithFile = async () => {
  const started = await begin()
  const { id, parent } = started
  const file = await insertFacilityUpload({ rows }, { accountId: parent.id, facilityId: null, purpose: 'chat' })
  const message = await platform.run(SendChatMessage, parent, { id, key: generateUuid(), files: [file] })
  const addressFor = async (user: User) => (await platform.run(ShowRoom, user, { id })).messages[0]?.files[0]?.url ?? ''
  return { ...started, file, message, addressFor }
}

const find = (address: string, over: Readonly<Record<string, string>> = {}, place = (path: string) => path) => {
  const { pathname, searchParams } = new URL(address, 'https://kredka.test')
  const path = place(pathname.slice('/pliki-wiadomosci/'.length))
  return run(platform.find(FindChatFile)({ path, query: { ...Object.fromEntries(searchParams), ...over } }))
}

test('RT-03 J11 the address of a file names its reader, and is valid for ten minutes while the reader is in the room', async () => {
  const { owner, parent, file, message, addressFor } = await beginWithFile()
  const ofParent = await addressFor(parent)
  const ofOwner = await addressFor(owner)
  expect([message.files[0]?.url, ofParent.includes(`konto=${parent.id}`), ofOwner.includes(`konto=${owner.id}`)]).toEqual([
    ofParent,
    true,
    true,
  ])
  for (const address of [ofParent, ofOwner])
    expect(await find(address)).toMatchObject({ key: expect.stringContaining(file), cache: 'never' })
  expect(await find(ofParent, { konto: owner.id })).toBe(null)
  expect(await find(ofParent, { podpis: 'x' })).toBe(null)
  expect(await find(ofParent, {}, (path) => path.replace('/1/', '/2/'))).toBe(null)
  expect(await find('/pliki-wiadomosci/a/b')).toBe(null)
  minutesLater(10)
  expect(await find(ofParent)).toBe(null)
})

test('RT-03 J11 who was removed from the facility opens no file from that moment, and neither does whom the address was passed on to', async () => {
  const { facilityId, owner, parent, addressFor } = await beginWithFile()
  const teacher = await member(facilityId, 'teacher', ['facility-chat/write'])
  const addresses = [await addressFor(parent), await addressFor(teacher)]
  for (const address of addresses) expect(await find(address)).not.toBe(null)
  for (const { id } of [parent, teacher]) await rows('delete from access_grant where account_id = ? returning 1', [id])
  for (const address of addresses) expect(await find(address)).toBe(null)
  expect(await find(await addressFor(owner))).not.toBe(null)
})

test('RT-03 J11 nobody opens a file of a message that was withdrawn or hidden', async () => {
  const { id, owner, parent, message, addressFor } = await beginWithFile()
  const address = await addressFor(owner)
  await rows('update chat_message set hidden = true where id = ? returning 1', [message.id])
  expect(await find(address)).toBe(null)
  await rows('update chat_message set hidden = false where id = ? returning 1', [message.id])
  expect(await find(address)).not.toBe(null)
  await platform.run(WithdrawMessage, parent, { id, number: 1 })
  expect(await find(address)).toBe(null)
})

test('RT-03 a frame for all readers says that a message has files, and has no address of one', async () => {
  const { id, owner, message } = await beginWithFile()
  const [frame] = await rows<{ data: { has_files: boolean; message: { id: string; files: unknown[] } } }>(
    `select data from live_frame where type = 'chat.message' order by id desc limit 1`,
  )
  expect(frame?.data).toMatchObject({ has_files: true, message: { id: message.id, files: [] } })
  expect((await platform.run(ListMessages, owner, { id, after: 0 })).messages[0]?.files).toHaveLength(1)
})
