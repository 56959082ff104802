import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { newId } from '#core/kernel/ids.ts'
import { AnswerByLink, ShowChatLink } from '../use-cases/answer-by-link.ts'
import { SetHours } from '../use-cases/chat-hours.ts'
import { MarkRoomSeen, MuteRoom } from '../use-cases/mark-room.ts'
import { OpenRoom } from '../use-cases/open-room.ts'
import { ListMessages, ShowRoom } from '../use-cases/show-room.ts'
import { refusal, startChat } from './chat-fixture.ts'

const { clock, platform, rows, minutesLater, begin, send, member, sendDue, notices } = startChat()

test('RT-03 a reader who has not read after ten minutes is told once, by whichever process; one who has read, or wants silence, is not', async () => {
  const { facilityId, owner, parent, id } = await begin()
  const admin = await member(facilityId, 'administrator')
  const teacher = await member(facilityId, 'teacher', ['facility-chat/write'])
  await send(parent, id, 'Zosia ma katar')
  await send(parent, id, 'i zostaje w domu')
  await platform.run(MarkRoomSeen, admin, { id, number: 2 })
  await platform.run(MuteRoom, teacher, { id, for: 'day' })
  minutesLater(9)
  await sendDue()
  expect(await notices(owner.id)).toEqual([])
  minutesLater(1)
  await Promise.all([sendDue(), sendDue(), sendDue()])
  expect(await notices(owner.id)).toMatchObject([{ count: 2 }])
  for (const { id: other } of [admin, teacher, parent]) expect(await notices(other)).toEqual([])
  await sendDue()
  expect(await notices(owner.id)).toHaveLength(1)
})

test('RT-03 in quiet hours the message arrives at once and the mail waits for the morning', async () => {
  const { owner, parent, id } = await begin()
  clock.set('2026-11-23T19:00:00.000Z')
  await send(owner, id, 'Jutro wycieczka')
  expect((await platform.run(ShowRoom, parent, { id })).messages.at(-1)?.text).toBe('Jutro wycieczka')
  clock.set('2026-11-24T05:59:00.000Z')
  await sendDue()
  expect(await notices(parent.id)).toEqual([])
  clock.set('2026-11-24T06:00:00.000Z')
  await sendDue()
  expect(await notices(parent.id)).toHaveLength(1)
})

test('RT-03 a planned mail follows the hours of the facility when they change', async () => {
  const { facilityId, owner, parent, id } = await begin()
  // Friday evening: nothing is due before Monday, 7:00 in Warsaw.
  clock.set('2026-11-27T19:00:00.000Z')
  await send(owner, id, 'W sobotę jest dzień otwarty')
  await platform.run(SetHours, owner, { facility_id: facilityId, days: [1, 2, 3, 4, 5, 6, 7], opens: 480, closes: 1200 })
  clock.set('2026-11-28T06:59:00.000Z')
  await sendDue()
  expect(await notices(parent.id)).toEqual([])
  clock.set('2026-11-28T07:00:00.000Z')
  await sendDue()
  expect(await notices(parent.id)).toHaveLength(1)
})

test('RT-03 only rooms of parents are read by the management alone: another one is refused', async () => {
  const { facilityId, owner } = await begin()
  for (const kind of ['staff', 'announcements'] as const)
    expect(await refusal(platform.run(OpenRoom, owner, { facility_id: facilityId, kind, visibility: 'management' }))).toBe('Validation')
})

test('RT-03 the link of a mail shows what was unread and takes one answer; it ends with the address and with the membership', async () => {
  const { owner, parent, id } = await begin()
  await send(owner, id, 'Czy Zosia jutro przyjdzie?')
  minutesLater(10)
  await sendDue()
  const [{ token } = { token: '' }] = await notices(parent.id)
  await send(owner, id, 'Nowsza wiadomość')
  const view = await platform.run(ShowChatLink, visitor, { token })
  expect(view).toMatchObject({ side: 'parent', writable: true, messages: [{ text: 'Czy Zosia jutro przyjdzie?' }] })
  expect((await platform.run(ShowRoom, parent, { id })).read).toBe(0)
  const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
  expect(await refusal(platform.run(ShowChatLink, visitor, { token: forged }))).toBe('ChatLinkNotFound')
  const answers = await Promise.all(['Tak', 'Tak', 'Nie'].map((text) => refusal(platform.run(AnswerByLink, visitor, { token, text }))))
  expect(answers.filter((one) => one === 'ChatLinkUsed').length).toBeGreaterThan(0)
  const { messages } = await platform.run(ListMessages, owner, { id })
  expect(messages.filter(({ side }) => side === 'parent')).toHaveLength(1)
  minutesLater(8 * 24 * 60)
  expect(await platform.run(ShowChatLink, visitor, { token })).toMatchObject({ ended: true, messages: [], writable: false })
  await rows(`update accounts_account set email = ? where id = ? returning 1`, [`${newId()}@demo.test`, parent.id])
  expect(await refusal(platform.run(ShowChatLink, visitor, { token }))).toBe('ChatLinkNotFound')
  await rows(`update accounts_account set email = ? where id = ? returning 1`, [parent.email, parent.id])
  await rows('delete from access_grant where account_id = ? returning 1', [parent.id])
  expect(await refusal(platform.run(ShowChatLink, visitor, { token }))).toBe('ChatLinkNotFound')
})
