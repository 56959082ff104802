import { expect, test } from 'vitest'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { newId } from '#core/kernel/ids.ts'
import { insertCity } from '#plugins/cms/testing/insert-description.ts'
import { insertOpinion } from './stored-opinions.ts'

const platform = startForTests(testPlatform)
const rows = <Row extends object>(sql: string, parameters: readonly unknown[] = []) => rowsOf<Row>(platform, sql, parameters)

test('WR-07 drafts about an opinion that was deleted, and about its answer, are gone with it, of all accounts; those about other stay', async () => {
  const [facility] = await rows<{ id: string }>('select id from facility where city_id = ?', [await insertCity({ rows })])
  const { id } = await insertOpinion(rows, { accountId: null, facilityId: facility?.id ?? '', state: 'withdrawn' })
  const accounts = [newId(), newId()]
  const other = `opinions.opinion:${newId()}`
  for (const account of accounts)
    for (const key of [`opinions.opinion:${id}`, `opinions.answer:${id}`, other])
      await rows(
        `insert into drafts_draft (id, account_id, key, content, version, saved_at) values (gen_random_uuid(), ?, ?, 'x', 1, now()) returning 1`,
        [account, key],
      )
  await rows('delete from opinions_opinion where id = ? returning 1', [id])
  const left = await rows<{ key: string }>('select key from drafts_draft where account_id in (?, ?)', accounts)
  expect(left.map(({ key }) => key)).toEqual([other, other])
})

test('WR-07 drafts about an opinion go when it is withdrawn, not when it is rejected', async () => {
  const [facility] = await rows<{ id: string }>('select id from facility where city_id = ?', [await insertCity({ rows })])
  const account = newId()
  const { id } = await insertOpinion(rows, { accountId: null, facilityId: facility?.id ?? '', state: 'pending' })
  for (const name of ['opinion', 'answer'])
    await rows(
      `insert into drafts_draft (id, account_id, key, content, version, saved_at) values (gen_random_uuid(), ?, ?, 'x', 1, now()) returning 1`,
      [account, `opinions.${name}:${id}`],
    )
  const left = async (state: string) => {
    await rows('update opinions_opinion set state = ? where id = ? returning 1', [state, id])
    return (await rows('select 1 from drafts_draft where account_id = ?', [account])).length
  }
  expect([await left('rejected'), await left('withdrawn')]).toEqual([2, 0])
})
