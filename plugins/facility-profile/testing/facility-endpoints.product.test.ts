import { beforeAll, expect, test } from 'vitest'
import { decodedBody } from '#config/quality/testing/decoded-body.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { startProduct } from '#config/quality/testing/product.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'

const product = startForTests(startProduct)
let facility: { id: string; slug: string }
beforeAll(async () => {
  facility = (
    await rowsOf<typeof facility>(
      product.platform,
      `select id, slug from facility where active and phone is not null and email is not null order by slug limit 1`,
    )
  )[0] as typeof facility
})

test('AP-11 EN-01 a facility by id has the members of the specification, without telephone and e-mail', async () => {
  const response = await product.get(`/api/facility/list/${facility.id}`)
  const text = await response.clone().text()
  expect(await decodedBody(product, '/api/facility/list/:id', response)).toMatchObject({
    id: facility.id,
    slug: facility.slug,
    country: 'PL',
    active: true,
  })
  const [row] = await rowsOf<{ phone: string; email: string }>(product.platform, 'select phone, email from facility where id = ?', [
    facility.id,
  ])
  expect(text).not.toContain(row?.phone.slice(3))
  expect(text).not.toContain(row?.email)
  for (const member of [
    'post_code',
    'building_number',
    'apartment_number',
    'open_at',
    'close_at',
    'is_open_saturday',
    'saturday_open_at',
    'is_open_sunday',
    'sunday_close_at',
    'legal_type',
    'shadow_status',
    'child_count',
    'map_location',
    'specialization',
    'ownership',
    'amenities',
    'tuition',
  ])
    expect(JSON.parse(text)).toHaveProperty(member)
})

test('AP-11 PR-06 telephone and e-mail have endpoints of their own, counted for the owner and rate-limited', async () => {
  const phone = await product.get(`/api/facility/list/${facility.id}/phone`)
  expect(await decodedBody(product, '/api/facility/list/:id/phone', phone)).toMatchObject({ phone: expect.stringMatching(/^\+48\d{9}$/) })
  await decodedBody(product, '/api/facility/list/:id/email', await product.get(`/api/facility/list/${facility.id}/email`))
  expect(
    await rowsOf(product.platform, 'select kind, times from facility_profile_reveal where facility_id = ? order by kind', [facility.id]),
  ).toEqual([
    { kind: 'email', times: 1 },
    { kind: 'phone', times: 1 },
  ])
  const many = await Promise.all(Array.from({ length: 70 }, () => product.get(`/api/facility/list/${facility.id}/phone`)))
  const rejected = many.filter(({ status }) => status === 429)
  expect(many.filter(({ status }) => status === 200)).toHaveLength(59)
  expect(Number(rejected[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await rejected[0]?.json()).toMatchObject({ code: 'error/too-many-requests', status: 429 })
  // The mail has a limit of its own, and other browsers behind the same address go on.
  expect((await product.get(`/api/facility/list/${facility.id}/email`)).status).toBe(200)
  const other = { headers: { 'User-Agent': 'another browser' } }
  expect((await product.get(`/api/facility/list/${facility.id}/phone`, other)).status).toBe(200)
  const page = await product.get(`/placowka/${facility.slug}/kontakt`)
  expect(page.status).toBe(429)
  // In the last minute of a window no time of day is named.
  const expected = Number(page.headers.get('retry-after')) < 60 ? /Odczekaj chwilę/ : /Odśwież stronę o (\d{2}\.\d{2}\.\d{4}, )?\d{2}:\d{2}/
  expect(await page.text()).toMatch(expected)
})
