import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessibleForm } from '#config/quality/testing/expect-accessible-form.ts'
import { launchBrowser } from '#config/quality/testing/launch-browser.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { startProduct } from '#config/quality/testing/product.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { storeStanding } from '#config/quality/testing/store-standing.ts'
import { system } from '#core/access/actor.ts'
import { generateUuid } from '#core/kernel/ids.ts'
import { createUser } from '#plugins/accounts/testing/create-user.ts'
import { SendDueMails } from '../use-cases/send-due-mails.ts'
import { SendChatMessage } from '../use-cases/send-message.ts'
import { insertGrant, insertRoom } from './store-room.ts'

const product = startForTests(() => startProduct({ editions: 0, jobs: false }))
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('RT-03 J9 the page behind the link of a mail passes axe with an error, fits 320 px with the largest font, and its fields are reached by keys', async () => {
  const { platform, url } = product
  const rows = <Row extends object>(sql: string, parameters: readonly unknown[] = []) => rowsOf<Row>(platform, sql, parameters)
  const facilityId = await storeStanding(platform, { status: 'registered', validUntil: null })
  const owner = await createUser(platform)
  const parent = await createUser(platform)
  await insertGrant({ rows }, owner.id, facilityId, 'owner', ['facility-chat/write'])
  await insertGrant({ rows }, parent.id, facilityId)
  const id = await insertRoom({ rows }, { facilityId, accountId: parent.id })
  await platform.run(
    SendChatMessage,
    { ...owner, perms: { [facilityId]: ['facility-chat/write'] } },
    { id, key: generateUuid(), text: 'Jutro wycieczka.' },
  )
  await rows(`update chat_due set due_at = now() - interval '1 minute' where account_id = ? returning 1`, [parent.id])
  await platform.run(SendDueMails, system, {})
  const [mailed] = await rows<{ token: string }>(
    `select event->>'token' token from outbox where name = 'chat.unread' and event->>'accountId' = ?`,
    [parent.id],
  )
  const page = await browser.newPage()
  await page.goto(`${url}/wiadomosc/${mailed?.token}`)
  expect(await page.getByRole('main').innerText()).toContain('Jutro wycieczka.')
  await expectAccessibleForm(page, 'Wyślij odpowiedź')
  await page.close()
})
