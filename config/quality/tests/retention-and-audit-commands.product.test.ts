import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { operator } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import { Audit } from '#core/ports/audit.ts'
import { rowsOf, testPlatform } from '../testing/platform.ts'
import { runCommand } from '../testing/run-command.ts'
import { startForTests } from '../testing/start-for-tests.ts'

const platform = startForTests(testPlatform)

const kredka = (...args: readonly string[]) => runCommand(args, { DATABASE_URL: platform.databaseUrl })

test('J6.6 kredka retention run: a dry run lists due rows, a run erases them, both report the numbers', async () => {
  const mail = (age: string, sent: string) =>
    rowsOf(
      platform,
      `insert into mail (id, recipient, language, template, template_values, attachments, once_key, created_at, sent_at)
       values (gen_random_uuid(), 'anna@demo.test', 'pl', 'test.mail.made', '{}', '[]', gen_random_uuid()::text, now() - ?::interval, now() - ?::interval)`,
      [age, sent],
    )
  for (const [age, sent] of [
    ['31 days', '31 days'],
    ['29 days', '29 days'],
    ['91 days', null],
    ['89 days', null],
    ['95 days', '95 days'],
  ] as const)
    await mail(age, sent as string)
  const due = await kredka('retention', 'run', '--dry-run')
  expect([due.code, due.stderr]).toEqual([0, ''])
  expect(due.stdout.trim().split('\n').toSorted()).toEqual(['Due to be erased or anonymised:', 'mail  3'])
  const done = await kredka('retention', 'run', '--json')
  expect([done.code, JSON.parse(done.stdout)]).toEqual([0, { dryRun: false, rows: { mail: 3 } }])
  expect((await kredka('retention', 'run')).stdout).toBe('Erased or anonymised:\nnothing\n')
  expect(await rowsOf(platform, `select action, actor, about from audit_entry`)).toEqual([
    { action: 'personal-data.aged', actor: 'operator', about: { rows: { mail: 3 } } },
  ])
})

test('kredka audit verify: prints number and hash of the last entry; names the first broken one and exits with 1', async () => {
  const subject = newId()
  for (let n = 0; n < 3; n++)
    await Effect.runPromise(platform.find(Audit).record({ actor: operator, action: 'tags.changed', subject, about: { n } }))
  const result = await kredka('audit', 'verify', '--json')
  const verification = JSON.parse(result.stdout) as { entries: number; hash: string }
  expect([result.code, result.stderr, verification]).toEqual([
    0,
    '',
    { entries: expect.any(Number), hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
  ])
  const auditPosition = `${verification.entries}:${verification.hash}`
  expect((await kredka('audit', 'verify')).stdout).toBe(`${verification.entries} entries, none changed. The last is ${auditPosition}\n`)
  expect((await kredka('audit', 'verify', '--since', auditPosition)).code).toBe(0)
  expect(await kredka('audit', 'verify', '--since', 'x')).toMatchObject({
    code: 1,
    stdout: '',
    stderr: '--since: Give the number and hash that an earlier run printed: 17:9f…\n',
  })

  await rowsOf(platform, 'alter table audit_entry disable trigger user')
  await rowsOf(platform, `update audit_entry set about = '{"n": 7}' where number = ?`, [verification.entries - 1])
  expect(await kredka('audit', 'verify')).toEqual({ code: 1, stdout: '', stderr: `Entry ${verification.entries - 1} was changed.\n` })
})

test('PL-18 a server does not start with a table that has an undeclared account column', async () => {
  await rowsOf(platform, 'alter table tags_tag add column author_account_id uuid')
  expect(await kredka('serve')).toEqual({
    code: 1,
    stdout: '',
    stderr: 'No personal-data declaration covers tags_tag.author_account_id.\n',
  })
})
