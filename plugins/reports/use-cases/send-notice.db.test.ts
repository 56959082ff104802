import { Schema } from 'effect'
import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { NewNotice } from '../contract/notice.ts'
import { makeReportsFixture } from '../testing/reports-fixture.ts'
import { SendNotice } from './send-notice.ts'

const database = databaseForTests()

const notice = {
  reason: 'illegal',
  good_faith: true,
  name: 'Ola',
  email: 'ola@kredka.test',
  url: 'https://kredka.test/placowka/bajka-0',
} as const

test('RP-06 a notice of an address that shows a thing joins its reports; the answer goes to its sender', async () => {
  const fixture = makeReportsFixture(database)
  await run(fixture.report())
  const { number } = await run(makeOf(SendNotice)(fixture)(visitor, notice))
  expect([await fixture.stored.cases.count(), await fixture.stored.reports.count()]).toEqual([1, 2])
  expect(fixture.mailQueue.sent.at(-1)).toMatchObject({ to: 'ola@kredka.test', template: 'reports.mail.receipt', values: { number } })
  await run(fixture.close())
  expect(fixture.mailQueue.sent.at(-1)).toMatchObject({
    to: 'ola@kredka.test',
    template: 'reports.mail.notice-decided',
    values: { number, outcome: 'hidden', facts: 'Obelga.' },
  })
})

test('RP-06 other addresses are cases of their own; five notices an hour, also of things that are not public', async () => {
  const fixture = makeReportsFixture(database)
  const send = makeOf(SendNotice)(fixture)
  fixture.things.set(fixture.thing.id, { ...fixture.thing, isPublic: false })
  for (const url of [notice.url, 'https://evil.test/x', 'https://kredka.test/faq', notice.url, notice.url])
    await run(send(visitor, { ...notice, url }))
  expect((await fixture.stored.cases.all()).map(({ target_type }) => target_type)).toEqual(Array.from({ length: 5 }, () => 'web_page'))
  expect(await failureOf(send(visitor, notice))).toMatchObject({ _tag: 'TooManyRequests' })
})

test('RP-06 name and e-mail may be missing in a notice of the abuse of a child alone; other reasons need a text', async () => {
  const accepts = Schema.is(NewNotice)
  const { name: _, email: __, ...nameless } = notice
  expect([accepts(notice), accepts(nameless), accepts({ ...nameless, reason: 'child_safety' })]).toEqual([true, false, true])
  expect([accepts({ ...notice, reason: 'other' }), accepts({ ...notice, reason: 'other', text: 'Bo' })]).toEqual([false, true])
  expect([accepts({ ...notice, good_faith: false }), accepts({ ...notice, url: 'javascript:alert(1)' })]).toEqual([false, false])
})

test('J11 the receipt of a notice repeats neither its text nor a foreign address', async () => {
  const fixture = makeReportsFixture(database)
  const send = makeOf(SendNotice)(fixture)
  await run(send(visitor, { ...notice, text: 'Wygrana: evil.test/a' }))
  await run(send(visitor, { ...notice, url: 'https://evil.test/b' }))
  const sent = JSON.stringify(fixture.mailQueue.sent)
  expect([fixture.mailQueue.sent.length, sent.includes('evil')]).toEqual([2, false])
})

test('RP-06 a nameless notice is stored without a receipt', async () => {
  const fixture = makeReportsFixture(database)
  await run(makeOf(SendNotice)(fixture)(visitor, { reason: 'child_safety', good_faith: true, url: notice.url }))
  expect([await fixture.stored.reports.count(), await fixture.countNotifiers(), fixture.mailQueue.sent.length]).toEqual([1, 0, 0])
})
