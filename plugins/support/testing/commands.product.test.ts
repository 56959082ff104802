import { beforeAll, expect, test } from 'vitest'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { runCommand } from '#config/quality/testing/run-command.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { recordFacility } from './record-facility.ts'

const platform = startForTests(testPlatform)
let facility: Awaited<ReturnType<typeof recordFacility>>
beforeAll(async () => {
  facility = await recordFacility(platform.find, { values: { name: 'Bajka', phone: '123456789' } })
})

const kredka = (...args: readonly string[]) => runCommand(args, { DATABASE_URL: platform.databaseUrl })

test('SP-02 kredka facility show finds a facility by id, slug and register number, and prints facts with their sources', async () => {
  const { stdout, stderr, code } = await kredka('facility', 'show', facility.id)
  expect([code, stderr]).toEqual([0, ''])
  expect(stdout).toContain(`Bajka, Kraków, malopolskie  (${facility.id})`)
  expect(stdout).toContain('kindergarten, unknown, active, /placowka/')
  expect(stdout).toContain(`phone: 123456789  (rspo ${facility.number}, 2026-11-01)`)
  expect((await kredka('facility', 'show', facility.number)).stdout).toBe(stdout)
  const { slug } = JSON.parse((await kredka('facility', 'show', facility.id, '--json')).stdout) as { slug: string }
  expect((await kredka('facility', 'show', slug)).stdout).toBe(stdout)
})

test('SP-02 SP-08 kredka facility set-status changes the status, with the reason in the audit log', async () => {
  const done = await kredka('facility', 'set-status', facility.number, 'registered', '--reason', 'Umowa podpisana', '--json')
  expect([done.code, JSON.parse(done.stdout)]).toEqual([0, expect.objectContaining({ id: facility.id, status: 'registered' })])
  const entries = await rowsOf(platform, `select actor, about from audit_entry where action = 'support.status-changed'`)
  expect(entries).toEqual([
    { actor: 'operator', about: { facility: facility.id, before: 'unknown', status: 'registered', reason: 'Umowa podpisana' } },
  ])
})

test.each([
  ['an unknown facility', ['show', 'nigdzie'], /facility/i],
  ['an unknown status', ['set-status', 'nigdzie', 'gold', '--reason', 'x'], /status/],
  ['no reason', ['set-status', 'nigdzie', 'registered'], /reason/],
  ['a reason with an e-mail address', ['set-status', 'nigdzie', 'registered', '--reason', 'pisał jan@demo.test'], /reason/],
])('kredka facility with %s exits with 1 and says so, changing nothing', async (_, args, message) => {
  const { code, stdout, stderr } = await kredka('facility', ...args)
  expect([code, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(message)
  expect(await rowsOf(platform, `select 1 from audit_entry where action = 'support.status-changed' and about->>'status' = 'gold'`)).toEqual(
    [],
  )
})
