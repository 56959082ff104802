import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestPlatform, testPlatform } from '#config/quality/testing/platform.ts'
import { runCommand } from '#config/quality/testing/run-command.ts'
import { recordFacility } from '#plugins/support/testing/record-facility.ts'
import { aRow } from './partners-fixture.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'kredka-partner-'))
let platform: TestPlatform
const rspo = '7654321'
beforeAll(async () => {
  platform = await testPlatform()
  await recordFacility(platform.find, { number: rspo, values: { name: 'Bajka' } })
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await platform.end()
})

const importing = async (rows: readonly unknown[]) => {
  const file = path.join(folder, 'partner.json')
  writeFileSync(file, `\uFEFF${JSON.stringify({ partner: 'bobas', rows })}`)
  return runCommand(['partner', 'import', file], { DATABASE_URL: platform.databaseUrl })
}

test('J6.5 CL-11 kredka partner import exits with 0 when all rows succeed, also those of a file with a byte-order mark', async () => {
  const { code, stdout, stderr } = await importing([aRow({ rspo })])
  expect([code, stdout, stderr]).toEqual([0, '1 created, 0 linked, 0 failed\n', ''])
})

test('CL-11 kredka partner import exits with 1 when a row failed, and does the others', async () => {
  const { code, stdout, stderr } = await importing([aRow({ rspo, email: 'druga@bajka.test' }), aRow({ rspo, email: 'zły adres' })])
  expect([code, stderr]).toEqual([1, ''])
  expect(stdout).toBe('1 created, 0 linked, 1 failed\nrow 2: error/account-creation-failed email: EMAIL_FIELD_INVALID\n')
})
