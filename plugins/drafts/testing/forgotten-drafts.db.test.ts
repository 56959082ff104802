import { expect, test } from 'vitest'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { newId } from '#core/kernel/ids.ts'
import { insertCity } from '#plugins/cms/testing/insert-description.ts'
import { insertReview } from '#plugins/moderation/testing/insert-review.ts'

const platform = startForTests(testPlatform)
const rows = <Row extends object>(sql: string, parameters: readonly unknown[] = []) => rowsOf<Row>(platform, sql, parameters)

/** Stores drafts of an account under these keys; returns what reads the keys of those that are left. */
const storeDrafts = async (...keys: readonly string[]) => {
  const account = newId()
  for (const key of keys)
    await rows(
      `insert into drafts_draft (id, account_id, key, content, version, saved_at) values (gen_random_uuid(), ?, ?, 'x', 1, now()) returning 1`,
      [account, key],
    )
  return async () =>
    (await rows<{ key: string }>('select key from drafts_draft where account_id = ? order by key', [account])).map(({ key }) => key)
}

test('WR-07 drafts of what was to be new in a facility go when it is deleted; those of others stay', async () => {
  const [{ id } = { id: '' }] = await rows<{ id: string }>('select id from facility where city_id = ?', [await insertCity({ rows })])
  const others = [`opinions.new:${newId()}`, 'publications.new:blog', `publications.post:${id}`]
  const copied = `publications.new:${id}:${newId()}`
  const left = await storeDrafts(...others, `opinions.new:${id}`, `publications.new:${id}`, copied, `questions.ask:${id}`)
  await rows('update facility set version = version + 1 where id = ? returning 1', [id])
  expect(await left()).toHaveLength(7)
  await rows('update facility set deleted_at = now() where id = ? returning 1', [id])
  expect(await left()).toEqual(others.toSorted())
})

test('WR-07 the draft of a decision goes when a colleague has decided, not while the case waits', async () => {
  const id = await insertReview(rows)
  const left = await storeDrafts(`support.decision:${id}`)
  await rows(`update moderation_review set title = 'Inny' where id = ? returning 1`, [id])
  expect(await left()).toHaveLength(1)
  await rows(`update moderation_review set state = 'accepted', decided_at = now() where id = ? returning 1`, [id])
  expect(await left()).toEqual([])
})
