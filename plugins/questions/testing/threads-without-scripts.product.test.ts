import { expect, test } from 'vitest'
import { answerOf, browserWithoutScripts } from '#config/quality/testing/browser-without-scripts.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { startProduct } from '#config/quality/testing/product.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { storeStanding } from '#config/quality/testing/store-standing.ts'
import { createUser } from '#plugins/accounts/testing/create-user.ts'
import { insertThread } from './store-thread.ts'

const product = startForTests(() => startProduct({ editions: 0 }))
const rows = <Row extends object>(sql: string, parameters: readonly unknown[] = []) => rowsOf<Row>(product.platform, sql, parameters)

test('QU-02 RT-03 without scripts a question is answered once, marked as seen, closed and opened again by posted forms', async () => {
  const facilityId = await storeStanding(product.platform, { status: 'registered', validUntil: null })
  const owner = await createUser(product.platform)
  const parent = await createUser(product.platform)
  await rows(
    `insert into access_grant (account_id, facility_id, role, permissions) values (?, ?, 'owner', '{facility-questions/write}') returning 1`,
    [owner.id, facilityId],
  )
  const id = await insertThread({ rows }, { facilityId, accountId: parent.id })
  const inPanel = `/user_facility/${facilityId}/question/${id}`
  const own = `/user/question/${id}`
  const desk = await browserWithoutScripts(product, owner)
  const home = await browserWithoutScripts(product, parent)
  const form = { ...(await desk.formOf(inPanel, 'send')), text: 'Trzy dni z rodzicem.' }
  expect((await Promise.all([desk.post(inPanel, form), desk.post(inPanel, form)])).map(({ status }) => status)).toContain(303)
  expect(answerOf(await desk.post(inPanel, form))).toEqual([303, inPanel])
  expect(await rows('select text from questions_message where thread_id = ? and number > 1', [id])).toEqual([
    { text: 'Trzy dni z rodzicem.' },
  ])
  expect((await desk.post(inPanel, { ...form, text: 'Inny tekst' })).status).toBe(422)
  expect(await home.text(own)).toContain('Trzy dni z rodzicem.')
  expect(answerOf(await home.submit(own, 'seen'))).toEqual([303, own])
  expect(await home.formOf(own, 'seen')).toEqual({})
  expect(answerOf(await home.submit(own, 'close'))).toEqual([303, own])
  expect(answerOf(await desk.submit(inPanel, 'reopen'))).toEqual([303, inPanel])
})
