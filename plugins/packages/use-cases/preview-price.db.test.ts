import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { makePackagesFixture } from '../testing/packages-fixture.ts'
import { PlaceOrder, PreviewPrice } from './ordering.ts'

const database = databaseForTests()

const setUp = () => {
  const fixture = makePackagesFixture(database)
  return { ...fixture, preview: makeOf(PreviewPrice)(fixture), place: makeOf(PlaceOrder)({ ...fixture, limits: fixture.store }) }
}

test('PK-06 shows the effect of a code before ordering, the same that the order then has', async () => {
  const { preview, place, addOwned, newOrder, orderOf } = setUp()
  const { id, owner } = await addOwned()
  const shown = await run(preview(owner, { package: 'professional_start', promo: ' wiosna ' }))
  expect(shown).toEqual({ net: 39_920, vat: 9182, gross: 49_102, discount: 20, currency: 'PLN' })
  const { order_id } = await run(place(owner, newOrder(id, { promo: ' wiosna ' })))
  expect(await orderOf(order_id)).toMatchObject({ net: 39_920, gross: 49_102, promo: 'WIOSNA' })
  expect(await run(preview(owner, { package: 'professional_start' }))).toMatchObject({ gross: 61_377, discount: 0 })
})

test('PK-06 an unknown code is named, and visitors ask nothing', async () => {
  const { preview, addOwned } = setUp()
  const { owner } = await addOwned()
  expect(await failureOf(preview(owner, { package: 'full_support', promo: 'ZIMA' }))).toMatchObject({
    schema: { promo: ['PACKAGES_PROMO_UNKNOWN'] },
  })
  expect(await failureOf(preview(visitor, { package: 'full_support' }))).toMatchObject({ _tag: 'MissingJwt' })
})
