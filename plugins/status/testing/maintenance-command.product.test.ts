import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestDatabase } from '#config/quality/testing/database.ts'
import { createMigratedDatabase } from '#config/quality/testing/platform.ts'
import { runCommand } from '#config/quality/testing/run-command.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createMigratedDatabase()
})
afterAll(() => database.drop())

const announce = (from: string, to: string, ...more: readonly string[]) =>
  runCommand(['maintenance', 'announce', '--from', from, ...(to && ['--to', to]), ...more], { DATABASE_URL: database.url })
const from = '2090-11-22T22:00:00.000Z'
const message = ['--message', 'Przerwa']

test('RT-02 kredka maintenance announce accepts moments with a zone', async () => {
  expect(await announce(from, '2090-11-23 00:30 +01', ...message)).toMatchObject({
    code: 0,
    stdout: `Announced from ${from} to 2090-11-22T23:30:00.000Z: Przerwa\n`,
  })
})

test('RT-02 kredka maintenance announce says in words which option is wrong', async () => {
  const moment = 'Give a date and time such as 2026-11-22T22:00, in Warsaw time or with a zone such as Z or +01:00'
  for (const [to, more, stderr] of [
    ['2090-02-30T22:00Z', message, `--to: ${moment}\n`],
    ['', message, '--to: This field is required\n'],
    ['jutro', [...message, '--message-ua', ' '], `--to: ${moment}\n--message-ua: This field cannot be empty\n`],
    ['2090-11-22 23:00+0100', message, 'The maintenance must end after it begins and after the current time.\n'],
  ] as const)
    expect([to, await announce(from, to, ...more)]).toEqual([to, { code: 1, stdout: '', stderr }])
})
