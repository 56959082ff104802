import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { answerOf, browserWithoutScripts } from '#config/quality/testing/browser-without-scripts.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { startProduct } from '#config/quality/testing/product.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { uploadLimits } from '#core/kernel/upload-limits.ts'
import { onePixel } from '#plugins/uploads/testing/sample-forms.ts'
import { messageRules } from '../contract/limits.ts'
import { makeFacility } from './make-facility.ts'
import { insertRoom } from './store-room.ts'

const product = startForTests(() => startProduct({ editions: 0 }))
const rows = <Row extends object>(sql: string, parameters: readonly unknown[] = []) => rowsOf<Row>(product.platform, sql, parameters)

/** Stores a room and its parent, who signs in. */
const begin = async () => {
  const { facilityId, parent } = await makeFacility(product.platform)
  const id = await insertRoom({ rows }, { facilityId, accountId: parent.id })
  const path = `/user/messages/${id}`
  const home = await browserWithoutScripts(product, parent)
  return { id, path, home, form: () => home.formOf(path, 'send'), parent }
}
const picture = (name = 'plac zabaw.png') => new File([onePixel], name, { type: 'image/png' })
/** File field in which nothing was chosen. */
const nothing = new File([], '', { type: 'application/octet-stream' })
const sentIn = (id: string) =>
  rows<{ text: string; files: number }>(
    'select text, jsonb_array_length(files) as files from chat_message where room_id = ? and number > 1',
    [id],
  )
const uploadsOf = (accountId: string) =>
  rows<{ purpose: string; attached: boolean }>(
    'select purpose, attached_to is not null as attached from uploads_upload where account_id = ?',
    [accountId],
  )

test('RT-03 UP-01 without scripts files are posted with a message, and shown to the other side', async () => {
  const { id, path, home, form, parent } = await begin()
  const first = await form()
  const sent = await Promise.all([1, 2].map(() => home.postFiles(path, { ...first, text: 'Zdjęcia' }, [picture(), picture('drugie.png')])))
  expect(sent.map(answerOf)).toEqual([1, 2].map(() => [303, path]))
  expect(answerOf(await home.postFiles(path, await form(), [picture()]))).toEqual([303, path])
  expect(answerOf(await home.postFiles(path, { ...(await form()), text: 'Bez plików' }, [nothing]))).toEqual([303, path])
  expect(await sentIn(id)).toEqual([
    { text: 'Zdjęcia', files: 2 },
    { text: '', files: 1 },
    { text: 'Bez plików', files: 0 },
  ])
  expect((await home.read(path)).html).toContain('plac zabaw')
  // Those of the second press belong to no message, and are removed after a day.
  const uploads = await uploadsOf(parent.id)
  expect([uploads.filter(({ attached }) => attached).length, new Set(uploads.map(({ purpose }) => purpose))]).toEqual([
    3,
    new Set(['chat']),
  ])
})

test('RT-03 UP-01 a rejected file gives the message back with the reason, and stores nothing', async () => {
  const { id, path, home, form, parent } = await begin()
  const values = { ...(await form()), text: 'Patrzcie' }
  const attempts = {
    program: [new File([new TextEncoder().encode('MZ program')], 'zdjecie.png')],
    large: [new File([randomBytes(uploadLimits.fileBytes + 1)], 'duze.png')],
    many: Array.from({ length: messageRules.files + 1 }, () => picture()),
  }
  for (const [name, files] of Object.entries(attempts)) {
    const answer = await home.postFiles(path, values, files)
    const html = await answer.text()
    expect([name, answer.status, /aria-invalid="true"/.test(html), html.includes('>Patrzcie</textarea>')]).toEqual([
      name,
      { program: 415, large: 413, many: 422 }[name],
      true,
      true,
    ])
  }
  const tooLong = await home.postFiles(path, { ...values, text: 'x'.repeat(messageRules.text + 1) }, [picture()])
  expect([tooLong.status, await sentIn(id), await uploadsOf(parent.id)]).toEqual([422, [], []])
})

test('UP-01 files posted to a page by visitors, from other sites or to pages without files are not stored', async () => {
  const { path, home, form, parent } = await begin()
  const values = { ...(await form()), text: 'Dzień dobry' }
  expect((await home.postFiles(path, values, [picture()], 'cross-site')).status).toBe(403)
  expect((await home.postFiles('/user/messages', values, [picture()])).status).toBe(404)
  const body = new FormData()
  body.set('files', picture())
  const visitor = await product.get(path, { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' }, body, redirect: 'manual' })
  expect([visitor.status, visitor.headers.get('location')?.startsWith('/logowanie')]).toEqual([303, true])
  const forged = await product.get(path, { method: 'POST', headers: { cookie: 'refresh_token=abc' }, body, redirect: 'manual' })
  expect(forged.status).toBe(303)
  const broken = await product.get(path, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: 'x',
    redirect: 'manual',
  })
  expect(broken.status).toBe(303)
  expect(await uploadsOf(parent.id)).toEqual([])
  expect(await readdir(product.platform.spoolFolder).catch(() => [])).toEqual([])
})
