import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeFavouritesUseCases } from '../testing/favourites-fixture.ts'

const database = databaseForTests()

test('removes a facility, any number of times, and ignores others', async () => {
  const { add, addOne, remove, user } = makeFavouritesUseCases(database)
  const one = await add()
  const other = await add()
  await run(addOne(user, { id: one.id }))
  expect((await run(remove(user, { id: other.id }))).favourites).toHaveLength(1)
  for (let times = 0; times < 2; times++) expect((await run(remove(user, { id: one.id }))).favourites).toEqual([])
})

test('visitors have no account to remove from', async () => {
  const { remove, add } = makeFavouritesUseCases(database)
  expect(await failureOf(remove(visitor, { id: (await add()).id }))).toMatchObject({ _tag: 'MissingJwt' })
})
