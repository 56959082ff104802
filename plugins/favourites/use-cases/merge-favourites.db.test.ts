import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { newId } from '#core/kernel/ids.ts'
import { maxFavourites } from '../contract/limits.ts'
import { makeFavouritesUseCases } from '../testing/favourites-fixture.ts'

const database = databaseForTests()

test('J1.4 merging gives the union in the order of the browser, however often; ids of no facility are ignored', async () => {
  const { add, addOne, merge, user, ids } = makeFavouritesUseCases(database)
  const own = await add()
  const first = await add()
  const second = await add()
  await run(addOne(user, { id: own.id }))
  const facility_ids = [first.id, newId(), own.id, second.id, first.id]
  expect(await run(merge(user, { facility_ids }))).toMatchObject({ added: 2, left_out: 0 })
  expect(await run(merge(user, { facility_ids }))).toMatchObject({ added: 0, left_out: 0 })
  expect((await ids()).toSorted()).toEqual([own.id, first.id, second.id].toSorted())
  const order = await ids()
  expect(order.indexOf(first.id)).toBeLessThan(order.indexOf(second.id))
})

test('there is room for a hundred; merging fills it and tells how many were left out', async () => {
  const { add, addMany, addOne, merge, user, ids } = makeFavouritesUseCases(database)
  const own = await add()
  await run(addOne(user, { id: own.id }))
  const facility_ids = await addMany(maxFavourites)
  expect(await run(merge(user, { facility_ids }))).toMatchObject({ added: maxFavourites - 1, left_out: 1 })
  expect(await ids()).toContain(own.id)
})

test('visitors have no account to merge into', async () => {
  const { merge, add } = makeFavouritesUseCases(database)
  expect(await failureOf(merge(visitor, { facility_ids: [(await add()).id] }))).toMatchObject({ _tag: 'MissingJwt' })
})
