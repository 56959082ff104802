import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { createTestDatabase } from './database.ts'

const rows = async (url: string, sql: string): Promise<readonly unknown[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows as readonly unknown[]
  } finally {
    await client.end()
  }
}

test('copies the template, which is migrated once', async () => {
  const migrate = vi.fn(async (url: string) => {
    await rows(url, 'create table places (name text)')
  })
  const [one, two] = await Promise.all([createTestDatabase({ name: 'copy', migrate }), createTestDatabase({ name: 'copy', migrate })])
  await rows(one.url, "insert into places values ('Kraków')")
  expect(await rows(two.url, 'select * from places')).toEqual([])
  expect(await rows(one.url, 'select * from places')).toEqual([{ name: 'Kraków' }])
  expect(migrate).toHaveBeenCalledTimes(1)
  await one.drop()
  await expect(rows(one.url, 'select 1')).rejects.toThrow(/does not exist/)
  await two.drop()
})

test('leaves no template behind when a migration fails', async () => {
  await expect(createTestDatabase({ name: 'broken', migrate: () => Promise.reject(new Error('no')) })).rejects.toThrow('no')
  const retried = await createTestDatabase({
    name: 'broken',
    migrate: async (url) => {
      await rows(url, 'create table retried (n int)')
    },
  })
  expect(await rows(retried.url, 'select * from retried')).toEqual([])
  await retried.drop()
})
