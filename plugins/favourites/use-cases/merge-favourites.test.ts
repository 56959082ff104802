import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { newId } from '#core/kernel/ids.ts'
import { maxFavourites } from '../contract/limits.ts'
import { makeFavouritesUseCases } from '../testing/favourites-fixture.ts'

test('J1.4 merging gives the union in the order of the browser, however often; ids of no facility are ignored', async () => {
  const { add, addOne, merge, user, ids } = makeFavouritesUseCases()
  const own = add()
  const first = add()
  const second = add()
  await run(addOne(user, { id: own.id }))
  const facility_ids = [first.id, newId(), own.id, second.id, first.id]
  expect(await run(merge(user, { facility_ids }))).toMatchObject({ added: 2, left_out: 0 })
  expect(await run(merge(user, { facility_ids }))).toMatchObject({ added: 0, left_out: 0 })
  expect((await ids()).toSorted()).toEqual([own.id, first.id, second.id].toSorted())
  const order = await ids()
  expect(order.indexOf(first.id)).toBeLessThan(order.indexOf(second.id))
})

test('there is room for a hundred; merging fills it and tells how many were left out', async () => {
  const { add, addOne, merge, user, ids } = makeFavouritesUseCases()
  const own = add()
  await run(addOne(user, { id: own.id }))
  const facility_ids = Array.from({ length: maxFavourites }, () => add().id)
  expect(await run(merge(user, { facility_ids }))).toMatchObject({ added: maxFavourites - 1, left_out: 1 })
  expect(await ids()).toContain(own.id)
})

test('visitors have no account to merge into', async () => {
  const { merge, add } = makeFavouritesUseCases()
  expect(await failureOf(merge(visitor, { facility_ids: [add().id] }))).toMatchObject({ _tag: 'MissingJwt' })
})
