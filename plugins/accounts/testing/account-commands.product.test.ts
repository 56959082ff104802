import { expect, test } from 'vitest'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startRouteServer } from '#config/quality/testing/route-server.ts'
import { runCommand } from '#config/quality/testing/run-command.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { accountBrowser, goodPassword, latestMail, registerAndLogIn } from './account-browser.ts'
import { enableTotp } from './totp.ts'

const platform = startForTests(testPlatform)
const server = startForTests(() => startRouteServer(platform))

const kredka = (...args: readonly string[]) => runCommand(args, { DATABASE_URL: platform.databaseUrl })
const names = ['--first-name', 'Wanda', '--last-name', 'Wsparcie']

test('J6.8 kredka account create, promote, show: each prints its result to stdout and exits with 0', async () => {
  const created = await kredka('account', 'create', 'Wanda@Demo.test', ...names, '--json')
  expect([created.code, created.stderr]).toEqual([0, ''])
  const { id, password, ...account } = JSON.parse(created.stdout) as Record<string, string>
  expect([account, password]).toEqual([{ email: 'wanda@demo.test', type: 'user' }, expect.stringMatching(/^([0-9a-f]{4}-){3}[0-9a-f]{4}$/)])
  const browser = accountBrowser(server.url)
  expect((await browser.logIn('wanda@demo.test', password ?? '')).body).toMatchObject({ id, type: 'user', language: 'pl' })

  const promoted = await kredka('account', 'promote', 'wanda@demo.test', '--type', 'support')
  expect(promoted).toEqual({ code: 0, stdout: 'wanda@demo.test: user → support\n', stderr: '' })
  // A promotion ends the sessions of the account, so that the next one has the new type.
  expect(await browser.call('POST', '/api/v1/account/refresh')).toMatchObject({ status: 401, body: { detail: 'promoted' } })
  expect((await accountBrowser(server.url).logIn('wanda@demo.test', password ?? '')).body).toMatchObject({ type: 'support' })

  const shown = await kredka('account', 'show', 'wanda@demo.test', '--json')
  expect([shown.code, shown.stderr, JSON.parse(shown.stdout)]).toMatchObject([
    0,
    '',
    { id, email: 'wanda@demo.test', name: 'Wanda', type: 'support', status: 'active', source: 'operator', facilities: [], devices: 1 },
  ])
  const summary = (await kredka('account', 'show', 'wanda@demo.test')).stdout
  expect(summary).toContain('support, active, pl, from operator')
  expect(summary).not.toContain(password)
  expect(await rowsOf(platform, 'select actor, action, about from audit_entry where subject_account_id = ? order by number', [id])).toEqual(
    [
      { actor: 'operator', action: 'accounts.created', about: { type: 'user' } },
      { actor: 'operator', action: 'accounts.promoted', about: { before: 'user', type: 'support' } },
    ],
  )
})

test.each([
  ['an invalid e-mail', ['create', 'wanda', ...names], /^email: /],
  [
    'too short a name',
    ['create', 'x@demo.test', '--first-name', 'W', '--last-name', 'Wsparcie'],
    /^--first-name: Enter at \w+ 3 characters$/m,
  ],
  ['a missing last name', ['create', 'x@demo.test', '--first-name', 'Wanda'], /^--last-name: This field is required$/m],
  ['an unknown account type', ['create', 'x@demo.test', ...names, '--type', 'king'], /^--type: This value is not valid$/m],
  ['an e-mail that is in use', ['create', 'WANDA@demo.test', ...names], /\S/],
  ['an unknown account to promote', ['promote', 'nobody@demo.test', '--type', 'cms'], /\S/],
  ['a promotion without a type', ['promote', 'wanda@demo.test'], /^--type: This field is required$/m],
  ['an unknown account to show', ['show', 'nobody@demo.test'], /\S/],
])('J6.8 %s: prints one line to stderr, exits with 1 and writes nothing', async (_, args, line) => {
  const count = () =>
    rowsOf(platform, 'select count(*)::int accounts, (select count(*)::int from audit_entry) entries from accounts_account')
  const before = await count()
  const { code, stdout, stderr } = await kredka('account', ...args)
  expect([code, stdout, stderr.trimEnd().split('\n').length, stderr]).toEqual([1, '', 1, expect.stringMatching(line)])
  expect(await count()).toEqual(before)
})

test('J6.8 kredka account, retention and audit exit with 2 while the database is unreachable', async () => {
  for (const command of ['account show wanda@demo.test', 'retention run --dry-run', 'audit verify']) {
    const variables = { DATABASE_URL: 'postgres://kredka@127.0.0.1:1/kredka', LOG_LEVEL: 'silent' }
    const result = await runCommand(command.split(' '), variables)
    expect([command, result]).toEqual([command, { code: 2, stdout: '', stderr: 'The database is not reachable.\n' }])
  }
})

test('J6.8 AU-14 kredka account reset-second-factor lets in an owner who has lost app and recovery codes, by mail and audit log', async () => {
  const me = await registerAndLogIn(platform, server.url)
  await enableTotp(me.browser)
  expect((await accountBrowser(server.url).logIn(me.email, goodPassword)).body).toEqual({ second_factor: expect.any(String) })
  expect(await kredka('account', 'reset-second-factor', me.email)).toEqual({
    code: 0,
    stdout: `${me.email}: second factors removed, signed out on all devices; the password alone is enough\n`,
    stderr: '',
  })
  expect((await accountBrowser(server.url).logIn(me.email, goodPassword)).body).toMatchObject({ id: me.id })
  expect((await me.browser.call('POST', '/api/v1/account/refresh')).body).toMatchObject({ detail: 'factors_reset' })
  expect((await latestMail(platform, me.email, 'accounts.mail.factor-changed')).template_values).toMatchObject({ what: 'factors-reset' })
  const audited = 'select actor from audit_entry where subject_account_id = ? and action = ?'
  expect(await rowsOf(platform, audited, [me.id, 'accounts.factors-reset'])).toEqual([{ actor: 'operator' }])
  expect((await kredka('account', 'reset-second-factor', me.email)).stdout).toContain('nothing changed')
  expect((await kredka('account', 'reset-second-factor', 'nikt@demo.test')).code).toBe(1)
})
