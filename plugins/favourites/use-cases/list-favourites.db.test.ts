import { expect, test } from 'vitest'
import { aUser, visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { newId } from '#core/kernel/ids.ts'
import { makeFavouritesUseCases } from '../testing/favourites-fixture.ts'

const database = databaseForTests()

test('a facility that is merged into another is listed as that one, once; one that is deleted is not', async () => {
  const { add, mergeFacility, deleteFacility, merge, remove, addOne, user, ids } = makeFavouritesUseCases(database)
  const old = await add()
  const current = await add()
  const other = await add()
  await run(merge(user, { facility_ids: [old.id, current.id, other.id] }))
  await mergeFacility(old.id, current.id)
  await deleteFacility(other.id)
  expect(await ids()).toEqual([current.id])
  await run(addOne(user, { id: old.id }))
  await run(remove(user, { id: current.id }))
  expect(await ids()).toEqual([])
})

test('each account sees its own favourites; visitors have none', async () => {
  const { add, addOne, list, user } = makeFavouritesUseCases(database)
  await run(addOne(user, { id: (await add()).id }))
  expect((await run(list(aUser({ id: newId() }), {}))).favourites).toEqual([])
  expect(await failureOf(list(visitor, {}))).toMatchObject({ _tag: 'MissingJwt' })
})
