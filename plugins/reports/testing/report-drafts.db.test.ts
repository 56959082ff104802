import { expect, test } from 'vitest'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { newId } from '#core/kernel/ids.ts'
import { insertAppeal, insertReport } from './insert-report.ts'

const platform = startForTests(testPlatform)
const rows = <Row extends object>(sql: string, parameters: readonly unknown[] = []) => rowsOf<Row>(platform, sql, parameters)

test('WR-07 drafts about reports, appeals and their decisions go when somebody has decided', async () => {
  const { caseId: found } = await insertReport(rows, { accountId: newId() })
  const { id: appeal } = await insertAppeal(rows, { accountId: newId() })
  const [{ decision } = { decision: '' }] = await rows<{ decision: string }>(
    'select decision_id decision from reports_appeal where id = ?',
    [appeal],
  )
  const account = newId()
  for (const key of [`reports.resolution:${found}`, `reports.appeal-decision:${appeal}`, `reports.appeal:${decision}`])
    await rows(
      `insert into drafts_draft (id, account_id, key, content, version, saved_at) values (gen_random_uuid(), ?, ?, 'x', 1, now()) returning 1`,
      [account, key],
    )
  const left = async () =>
    (await rows<{ key: string }>('select key from drafts_draft where account_id = ?', [account])).map(({ key }) => key)
  await rows(`update reports_case set state = 'resolved', resolved_at = now() where id = ? returning 1`, [found])
  await rows(`update reports_appeal set state = 'upheld', decided_at = now() where id = ? returning 1`, [appeal])
  expect(await left()).toEqual([`reports.appeal:${decision}`])
  await rows('delete from reports_decision where id = ? returning 1', [decision])
  expect(await left()).toEqual([])
})
