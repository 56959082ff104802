import { expect, test } from 'vitest'
import { answerOf, browserWithoutScripts, formsIn } from '#config/quality/testing/browser-without-scripts.ts'
import { postForm } from '#config/quality/testing/parse-form.ts'
import { parsePage } from '#config/quality/testing/parse-page.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { startProduct } from '#config/quality/testing/product.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { createUser } from '#plugins/accounts/testing/create-user.ts'
import { makeFacility } from './make-facility.ts'
import { insertGrant, insertRoom } from './store-room.ts'

const product = startForTests(() => startProduct({ editions: 0 }))
const rows = <Row extends object>(sql: string, parameters: readonly unknown[] = []) => rowsOf<Row>(product.platform, sql, parameters)
const browserOf = (user: { readonly email: string; readonly password: string }) => browserWithoutScripts(product, user)

const begin = () => makeFacility(product.platform)
const openForms = (html: string) => formsIn(html).flatMap(({ values }) => (values['kind'] === undefined ? [] : [values]))
const roomsOf = (facilityId: string) =>
  rows<{ id: string; kind: string; visibility: string; account_id: string | null }>(
    'select id, kind, visibility, account_id from chat_room where facility_id = ? order by opened_by, id',
    [facilityId],
  )
const own = '/user/messages/nowa'

test('RT-03 without scripts a parent chooses who reads a new room, and pressing twice opens one', async () => {
  const { facilityId, parent } = await begin()
  const home = await browserOf(parent)
  const page = await home.read(own)
  const forms = openForms(page.html)
  expect([page.status, forms]).toEqual([
    200,
    [
      { facility_id: facilityId, kind: 'parent', visibility: 'staff' },
      { facility_id: facilityId, kind: 'parent', visibility: 'management' },
    ],
  ])
  const opened = await Promise.all([1, 2].map(() => home.post(own, forms[1] ?? {})))
  const [room] = await roomsOf(facilityId)
  expect(room).toMatchObject({ kind: 'parent', visibility: 'management', account_id: parent.id })
  expect(opened.map(answerOf)).toEqual([1, 2].map(() => [303, `/user/messages/${room?.id}`]))
  expect(await home.text(`/user/messages/${room?.id}`)).toContain('Wyślij do dyrekcji')
})

test('RT-03 without scripts the staff finds a parent and opens a room with one, in the panel', async () => {
  const { facilityId, owner, parent, panel } = await begin()
  const named = await createUser(product.platform)
  await rows("update accounts_account set first_name = 'Ludmiła', last_name = 'Żuraw' where id = ? returning 1", [named.id])
  await insertGrant({ rows }, named.id, facilityId)
  const desk = await browserOf(owner)
  const kinds = openForms((await desk.read(`${panel}/nowa`)).html)
  expect(kinds.map(({ kind }) => kind)).toEqual(['announcements', 'staff', 'parent', 'parent', 'parent', 'parent'])
  const found = await desk.read(`${panel}/nowa?q=%C5%BCura`)
  const [withStaff] = openForms(found.html).filter(({ kind }) => kind === 'parent')
  expect([parsePage(found.html).text, withStaff]).toEqual([
    expect.stringContaining('Ludmiła Żuraw'),
    { facility_id: facilityId, kind: 'parent', parent_id: named.id, visibility: 'staff' },
  ])
  const opened = await desk.post(`${panel}/nowa`, withStaff ?? {})
  const [room] = await roomsOf(facilityId)
  expect(answerOf(opened)).toEqual([303, `${panel}/${room?.id}`])
  expect(room).toMatchObject({ account_id: named.id, visibility: 'staff' })

  const teacher = await createUser(product.platform)
  await insertGrant({ rows }, teacher.id, facilityId, 'teacher')
  const colleague = await browserOf(teacher)
  expect(openForms((await colleague.read(own)).html).map(({ kind }) => kind)).toEqual(['staff'])
  const refused = await colleague.post(own, { facility_id: facilityId, kind: 'parent', parent_id: parent.id })
  expect([refused.status, (await roomsOf(facilityId)).length]).toEqual([403, 1])
})

test('RT-03 posted forms open no room for strangers, from other sites, at another facility than that of the panel, or with unknown fields', async () => {
  const { facilityId, owner, parent, panel } = await begin()
  const other = await begin()
  const room = { facility_id: facilityId, kind: 'parent' }
  const stranger = await browserOf(await createUser(product.platform))
  const home = await browserOf(parent)
  expect((await stranger.post(own, room)).status).toBe(403)
  expect((await home.post(own, room, 'cross-site')).status).toBe(403)
  expect((await home.post(own, { ...room, kind: 'parents' })).status).toBe(422)
  expect((await home.post(own, { ...room, closed_by: parent.id })).status).toBe(422)
  const desk = await browserOf(owner)
  expect(answerOf(await desk.post(`${panel}/nowa`, { facility_id: other.facilityId, kind: 'staff' }))[0]).toBe(303)
  expect((await roomsOf(facilityId)).map(({ kind }) => kind)).toEqual(['staff'])
  expect(await roomsOf(other.facilityId)).toEqual([])
  const visitor = await postForm(product.get, own, room)
  expect([visitor.status, visitor.headers.get('location')?.startsWith('/logowanie')]).toEqual([303, true])
})

test('RT-03 without scripts an author changes a message by the form behind its menu, for five minutes', async () => {
  const { facilityId, owner, parent, panel } = await begin()
  const id = await insertRoom({ rows }, { facilityId, accountId: parent.id })
  const path = `/user/messages/${id}`
  const home = await browserOf(parent)
  const desk = await browserOf(owner)
  expect(parsePage((await home.read(path)).html).links).toContain(`${path}?edit=1`)
  expect(parsePage((await desk.read(`${panel}/${id}`)).html).links).not.toContain(`${panel}/${id}?edit=1`)
  expect(await desk.formOf(`${panel}/${id}?edit=1`, 'edit')).toEqual({})
  expect(await home.formOf(`${path}?edit=1`, 'edit')).toEqual({ form: 'edit', number: '1', text: 'Dzień dobry' })
  const empty = await home.submit(`${path}?edit=1`, 'edit', { text: ' ' })
  expect([empty.status, await empty.text()]).toEqual([422, expect.stringContaining('pole-text-blad')])
  expect(answerOf(await home.submit(`${path}?edit=1`, 'edit', { text: 'Dobry wieczór' }))).toEqual([303, path])
  expect(await desk.text(`${panel}/${id}`)).toMatch(/Dobry wieczór.*zmieniona|zmieniona.*Dobry wieczór/)

  const late = await home.formOf(`${path}?edit=1`, 'edit')
  await rows("update chat_message set sent_at = now() - interval '6 minutes' where room_id = ? returning 1", [id])
  expect(parsePage((await home.read(path)).html).links).not.toContain(`${path}?edit=1`)
  const refused = await home.post(`${path}?edit=1`, { ...late, text: 'Za późno' })
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('Za późno</textarea>')])
  expect((await desk.post(`${panel}/${id}`, { form: 'edit', number: '1', text: 'Cudze' })).status).toBe(404)
  expect(await desk.text(`${panel}/${id}`)).toContain('Dobry wieczór')
})
