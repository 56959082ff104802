import { expect, test } from 'vitest'
import { demoData, rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'

const demo = startForTests(() => testPlatform({ data: demoData }))

test('PK-06 every premium facility of the demo has a package, Słoneczko with its order', async () => {
  const without = await rowsOf(
    demo,
    `select f.id from facility f left join facility_package p on p.facility_id = f.id where f.status = 'premium' and (p.valid_until is null or p.valid_until < now() + interval '360 days')`,
  )
  expect(without).toEqual([])
  const orders = await rowsOf(
    demo,
    `select f.name, o.state from packages_order o join facility f on f.id = o.facility_id where o.ends_at > now() + interval '360 days'`,
  )
  expect(orders).toEqual([{ name: 'Słoneczko', state: 'active' }])
})
