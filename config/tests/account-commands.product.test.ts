import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountBrowser } from '../testing/account-browser.ts'
import { rowsOf, type TestPlatform, testPlatform } from '../testing/platform.ts'
import { runNode } from '../testing/run-node.ts'
import { type ServedRows, servedRows } from '../testing/served-rows.ts'

const root = path.resolve(import.meta.dirname, '../..')
let platform: TestPlatform
let served: ServedRows
beforeAll(async () => {
  platform = await testPlatform()
  served = await servedRows(platform)
})
afterAll(async () => {
  served.end()
  await platform.end()
})

const kredka = (...args: readonly string[]) => runNode(root, 'cli/main.ts', args, { DATABASE_URL: platform.databaseUrl })
const names = ['--first-name', 'Wanda', '--last-name', 'Wsparcie']

test('J6 8 kredka account create, promote, show: done and told once, exit 0; stdout is the result', async () => {
  const made = await kredka('account', 'create', 'Wanda@Demo.test', ...names, '--json')
  expect([made.code, made.stderr]).toEqual([0, ''])
  const { id, password, ...account } = JSON.parse(made.stdout) as Record<string, string>
  expect([account, password]).toEqual([{ email: 'wanda@demo.test', type: 'user' }, expect.stringMatching(/^([0-9a-f]{4}-){3}[0-9a-f]{4}$/)])
  const browser = accountBrowser(served.url)
  expect((await browser.logIn('wanda@demo.test', password ?? '')).body).toMatchObject({ id, type: 'user', language: 'pl' })

  const promoted = await kredka('account', 'promote', 'wanda@demo.test', '--type', 'support')
  expect(promoted).toEqual({ code: 0, stdout: 'wanda@demo.test: user → support\n', stderr: '' })
  // Whoever was signed in signs in anew, as what they are now.
  expect(await browser.call('POST', '/api/v1/account/refresh')).toMatchObject({ status: 401, body: { detail: 'promoted' } })
  expect((await accountBrowser(served.url).logIn('wanda@demo.test', password ?? '')).body).toMatchObject({ type: 'support' })

  const shown = await kredka('account', 'show', 'wanda@demo.test', '--json')
  expect([shown.code, shown.stderr, JSON.parse(shown.stdout)]).toMatchObject([
    0,
    '',
    { id, email: 'wanda@demo.test', name: 'Wanda', type: 'support', status: 'active', source: 'operator', facilities: [], devices: 1 },
  ])
  const words = (await kredka('account', 'show', 'wanda@demo.test')).stdout
  expect(words).toContain('support, active, pl, from operator')
  expect(words).not.toContain(password)
  expect(await rowsOf(platform, 'select actor, action, about from audit_entry where subject_account_id = ? order by number', [id])).toEqual(
    [
      { actor: 'operator', action: 'accounts.created', about: { type: 'user' } },
      { actor: 'operator', action: 'accounts.promoted', about: { before: 'user', type: 'support' } },
    ],
  )
})

test.each([
  ['an e-mail that is none', ['create', 'wanda', ...names], /^email: /],
  ['a name too short', ['create', 'x@demo.test', '--first-name', 'W', '--last-name', 'Wsparcie'], /^firstName: /],
  ['no second name', ['create', 'x@demo.test', '--first-name', 'Wanda'], /^lastName: /],
  ['a kind that there is not', ['create', 'x@demo.test', ...names, '--type', 'king'], /^type: /],
  ['an e-mail that is taken', ['create', 'WANDA@demo.test', ...names], /\S/],
  ['nobody to promote', ['promote', 'nobody@demo.test', '--type', 'cms'], /\S/],
  ['a promotion to nothing', ['promote', 'wanda@demo.test'], /^type: /],
  ['nobody to show', ['show', 'nobody@demo.test'], /\S/],
])('J6 8 1: %s is told in one line, and nothing is written', async (_, words, line) => {
  const count = () => rowsOf(platform, 'select count(*)::int accounts, (select count(*)::int from audit_entry) noted from accounts_account')
  const before = await count()
  const { code, stdout, stderr } = await kredka('account', ...words)
  expect([code, stdout, stderr.trimEnd().split('\n').length, stderr]).toEqual([1, '', 1, expect.stringMatching(line)])
  expect(await count()).toEqual(before)
})

test('J6 8 2: kredka account, retention and audit while the database is away', async () => {
  for (const words of ['account show wanda@demo.test', 'retention run --dry-run', 'audit verify']) {
    const away = { DATABASE_URL: 'postgres://kredka@127.0.0.1:1/kredka', LOG_LEVEL: 'silent' }
    const ran = await runNode(root, 'cli/main.ts', words.split(' '), away)
    expect([words, ran]).toEqual([words, { code: 2, stdout: '', stderr: 'The database is not reachable.\n' }])
  }
})
