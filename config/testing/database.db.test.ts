import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { freshDatabase } from './database.ts'

const rows = async (url: string, sql: string): Promise<readonly unknown[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows as readonly unknown[]
  } finally {
    await client.end()
  }
}

test('each copy begins as the template was, which is migrated once', async () => {
  const migrate = vi.fn(async (url: string) => {
    await rows(url, 'create table places (name text)')
  })
  const [one, two] = await Promise.all([freshDatabase({ name: 'copy', migrate }), freshDatabase({ name: 'copy', migrate })])
  await rows(one.url, "insert into places values ('Kraków')")
  expect(await rows(two.url, 'select * from places')).toEqual([])
  expect(await rows(one.url, 'select * from places')).toEqual([{ name: 'Kraków' }])
  expect(migrate).toHaveBeenCalledTimes(1)
  await one.drop()
  await expect(rows(one.url, 'select 1')).rejects.toThrow(/does not exist/)
  await two.drop()
})

test('a migration that fails leaves no template behind', async () => {
  await expect(freshDatabase({ name: 'broken', migrate: () => Promise.reject(new Error('no')) })).rejects.toThrow('no')
  const mended = await freshDatabase({
    name: 'broken',
    migrate: async (url) => {
      await rows(url, 'create table mended (n int)')
    },
  })
  expect(await rows(mended.url, 'select * from mended')).toEqual([])
  await mended.drop()
})
