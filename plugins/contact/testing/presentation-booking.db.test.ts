import { Effect } from 'effect'
import { beforeEach, expect, test } from 'vitest'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { anonymous } from '#core/access/actor.ts'
import { languages } from '#core/kernel/language.ts'
import { type MailContent, MailRenderer } from '#core/ports/mail-renderer.ts'
import { renderMail } from '#web/server/mails/entry.tsx'
import { BookPresentation } from '../use-cases/book-presentation.ts'
import { SendMessage } from '../use-cases/messages.ts'
import { CancelPresentation, ExportPresentation, ListSlots } from '../use-cases/presentations.ts'

const platform = startForTests(() =>
  testPlatform({
    clock: { now: () => new Date('2026-11-20T10:00:00Z') },
    mailBranding: { load: async () => ({ renderMail }), publicUrl: 'http://kredka.test', operator: null },
  }),
)
beforeEach(() => rowsOf(platform, 'truncate contact_presentation, mail, outbox, outbox_delivery, rate_limit'))

const slot = '2026-11-23T09:15:00.000Z'
const request = { slot, name: 'Ola Próbna', email: 'ola@przyklad.pl', phone: '601 602 603' }
const from = (n: number) => anonymous(`10.${n}.0.1`)
const book = (n = 0, more: object = {}) => platform.run(BookPresentation, from(n), { ...request, ...more })
const free = async () => (await platform.run(ListSlots, from(0), { from: '2026-11-23', to: '2026-11-23' })).slots.map(({ slot }) => slot)
const failure = (booking: Promise<unknown>) => booking.then(() => null).catch((error: unknown) => error)

test('ST-05 of fifty concurrent bookings of one slot one succeeds; the others get SlotTaken', async () => {
  const ends = await Promise.allSettled(Array.from({ length: 50 }, (_, n) => book(n)))
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const end of ends)
    if (end.status === 'rejected')
      expect(end.reason).toMatchObject({ _tag: 'SlotTaken', kind: 'conflict', schema: { slot: ['contact.slot.taken'] } })
  expect(await rowsOf(platform, 'select count(*)::int n from contact_presentation')).toEqual([{ n: 1 }])
  expect(await rowsOf(platform, 'select count(*)::int n from mail')).toEqual([{ n: 2 }])
  expect(await rowsOf(platform, `select event->>'slot' slot from outbox`)).toEqual([{ slot }])
})

test('ST-05 a booked slot is not listed; after cancellation it can be booked again; cancelling twice writes one mail', async () => {
  const { token, ends } = await book()
  expect([ends, (await free()).length, (await free()).includes(slot)]).toEqual(['2026-11-23T09:30:00.000Z', 31, false])
  for (let n = 0; n < 2; n++) await platform.run(CancelPresentation, from(9), { token })
  expect((await free()).includes(slot)).toBe(true)
  expect((await book(1)).token).not.toBe(token)
  expect(await rowsOf(platform, `select template from mail where template like '%cancel%' order by 1`)).toEqual([
    { template: 'contact.mail.cancellation' },
    { template: 'contact.mail.cancelled' },
  ])
  expect(await failure(platform.run(ExportPresentation, from(0), { token }))).toMatchObject({ _tag: 'PresentationNotFound' })
})

test('ST-05 the token is stored as a hash, and only it opens the booking', async () => {
  const { token } = await book()
  const [row] = await rowsOf<{ text: string }>(platform, 'select p::text "text" from contact_presentation p')
  expect([token.length, row?.text.includes(token)]).toEqual([32, false])
  for (const wrong of ['', 'a'.repeat(32), 'a\0b', `${token} `])
    expect(await failure(platform.run(ExportPresentation, from(0), { token: wrong }))).toMatchObject({ kind: 'not-found' })
})

test('ST-05 the confirmation has a calendar entry: UTC, 15 minutes, the language of the booking', async () => {
  const { id, token } = await book(0, { language: 'ua' })
  const [mail] = await rowsOf<{ attachments: readonly { mime: string; text: string }[]; values: Record<string, string> }>(
    platform,
    `select attachments, template_values "values" from mail where recipient = 'ola@przyklad.pl'`,
  )
  const text = mail?.attachments[0]?.text ?? ''
  expect(text).toBe(await platform.run(ExportPresentation, from(0), { token }))
  const lines = text.replace(/\r\n[ \t]/g, '').split('\r\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'METHOD:PUBLISH',
      `UID:${id}@kredka`,
      'DTSTART:20261123T091500Z',
      'DTEND:20261123T093000Z',
      'SUMMARY:Презентація Kredka',
      'END:VCALENDAR',
    ]),
  )
  expect(mail?.values).toMatchObject({ slot, token })
})

test('ST-05 rejects an unavailable slot, an unknown facility and the sixth booking in an hour', async () => {
  expect(await failure(book(0, { slot: '2026-11-22T09:15:00.000Z' }))).toMatchObject({ _tag: 'SlotNotOffered', kind: 'invalid' })
  expect(await failure(book(0, { facility_id: '019ab000-0000-7000-8000-000000000000' }))).toMatchObject({ _tag: 'FacilityNotFound' })
  expect(await rowsOf(platform, 'select 1 from mail')).toEqual([])
  for (const n of [0, 1, 2]) await book(0, { slot: `2026-11-23T1${n}:00:00Z` })
  expect(await failure(book(0))).toMatchObject({ kind: 'too-many' })
})

test('ST-05 every queued mail can be rendered in three languages', async () => {
  const { token } = await book()
  await platform.run(CancelPresentation, from(0), { token })
  await platform.run(SendMessage, from(0), { kind: 'press', name: 'Ala', email: 'ala@przyklad.pl', message: 'Dzień dobry' })
  const mails = await rowsOf<Pick<MailContent, 'template' | 'values'>>(platform, 'select template, template_values "values" from mail')
  expect(mails).toHaveLength(6)
  for (const mail of mails)
    for (const language of languages) {
      const { subject, text } = await Effect.runPromise(platform.find(MailRenderer).render({ ...mail, language }))
      expect(`${subject}\n${text}`).not.toMatch(/undefined|contact\.|Invalid Date/)
    }
})
