import { expect, test } from 'vitest'
import { aUser } from '#adapters/memory/actors.ts'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import pl from '../messages/pl.json' with { type: 'json' }
import { SetStatus } from '../use-cases/facilities.ts'
import { ListAudit } from '../use-cases/list-audit.ts'
import { ListMails } from '../use-cases/list-mails.ts'
import { CheckAudit, RetryMail, ShowHealth } from '../use-cases/operations.ts'
import { insertMail } from './insert-mail.ts'
import { recordFacility } from './record-facility.ts'

const platform = startForTests(testPlatform)

const anna = aUser({ type: 'support' })
const reason = 'Umowa podpisana'
const mail = (waiting = false) => insertMail((sql, parameters) => rowsOf(platform, sql, parameters), { waiting })

test('SP-08 J4.9 the audit log is filtered by who, what, about what and when, paged, and verified', async () => {
  const { id } = await recordFacility(platform.find)
  for (let n = 0; n < 52; n++) await platform.run(SetStatus, anna, { id, status: n % 2 ? 'unknown' : 'registered', reason })
  const first = await platform.run(ListAudit, anna, { subject: id })
  expect(first.entries).toHaveLength(50)
  expect(first.entries[0]).toMatchObject({ action: 'support.status-changed', actor_account_id: anna.id, about: { facility: id, reason } })
  const second = await platform.run(ListAudit, anna, { subject: id, before: first.next ?? 0 })
  expect([second.entries.length, second.next]).toEqual([2, null])

  const count = async (query: object) => (await platform.run(ListAudit, anna, { subject: id, ...query })).entries.length
  expect([
    await count({ actor: anna.id, action: 'support.' }),
    await count({ action: 'support.status%' }),
    await count({ actor: 'operator' }),
  ]).toEqual([50, 0, 0])
  expect([await count({ actor: 'nobody@demo.test' }), await count({ subject: 'rubbish' }), await count({ to: '2020-01-01' })]).toEqual([
    0, 0, 0,
  ])
  expect(await platform.run(CheckAudit, anna, {})).toMatchObject({ problem: null })
})

test('SP-10 entries are found by the beginnings of names of people and facilities, and name them while they exist', async () => {
  const { id } = await recordFacility(platform.find)
  const [person] = await rowsOf<{ id: string }>(
    platform,
    `insert into accounts_account (id, email, first_name, last_name, language, type, status, source, created_at)
     values (gen_random_uuid(), 'zofia@kredka.test', 'Zofia', 'Żółkiewska', 'pl', 'support', 'active', 'web', now()) returning id`,
  )
  const zofia = aUser({ type: 'support', id: person?.id ?? '' })
  await platform.run(SetStatus, zofia, { id, status: 'registered', reason })
  const [facility] = await rowsOf<{ name: string }>(platform, 'select name from facility where id = ?', [id])
  const name = facility?.name ?? ''
  const entries = async (query: object) =>
    (await platform.run(ListAudit, anna, query)).entries.filter(({ about }) => about['facility'] === id)
  for (const query of [{ actor: 'zolk' }, { actor: 'Żółkiewska zof', subject: name }, { subject: name.slice(0, 6), action: 'support.' }])
    expect([query, await entries(query)]).toMatchObject([
      query,
      [{ actor_name: 'Zofia Żółkiewska', facility_name: name, subject_name: null }],
    ])
  expect(await entries({ actor: 'zolk', subject: 'zolk' })).toEqual([])
  expect(await entries({ actor: '&|!' })).toEqual([])
  expect((await platform.run(ListAudit, anna, {})).areas).toContain('support')

  await rowsOf(platform, 'delete from accounts_account where id = ? returning id', [zofia.id])
  expect(await entries({ actor: 'zolk' })).toEqual([])
  expect(await entries({ subject: id })).toMatchObject([{ actor_name: null, actor_account_id: zofia.id }])
})

test('mails are listed without their content, and one that was given up is sent again once', async () => {
  const failed = await mail()
  const waiting = await mail(true)
  const { mails } = await platform.run(ListMails, anna, { to: 'jan@DEMO.test' })
  expect(mails.map(({ id, state }) => [id, state])).toEqual([
    [waiting, 'retrying'],
    [failed, 'given_up'],
  ])
  expect(JSON.stringify(mails)).not.toContain('tajne')
  expect((await platform.run(ListMails, anna, { state: 'given_up', template: 'accounts.' })).mails.map(({ id }) => id)).toEqual([failed])
  expect((await platform.run(ListMails, anna, { before: 'rubbish' })).mails).toEqual([])

  const tries = await Promise.allSettled(Array.from({ length: 5 }, () => platform.run(RetryMail, anna, { id: failed })))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await rowsOf(platform, 'select attempts, given_up_at from mail where id = ?', [failed])).toEqual([
    { attempts: 0, given_up_at: null },
  ])
  await expect(platform.run(RetryMail, anna, { id: waiting })).rejects.toMatchObject({ _tag: 'MailNotFailed' })
  await expect(platform.run(RetryMail, anna, { id: 'rubbish' })).rejects.toMatchObject({ _tag: 'MailNotFound' })
})

test('the health report has the checks of /readyz, each with a name in the language of the page, and counts what waits', async () => {
  const { checks, mails } = await platform.run(ShowHealth, anna, {})
  expect(checks).toEqual(
    expect.arrayContaining([
      { name: 'database', problem: null },
      { name: 'migrations', problem: null },
      { name: 'jobs', problem: 'not started' },
    ]),
  )
  expect(checks.map(({ name }) => `support.health.check.${name.replace(' ', '-')}`).filter((key) => !(key in pl))).toEqual([])
  expect(mails.waiting).toBeGreaterThan(0)
})
