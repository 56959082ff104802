import { Effect } from 'effect'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeToday } from '#adapters/postgres/today.ts'
import type { User } from '#core/access/actor.ts'
import { Grants } from '#core/access/grants.port.ts'
import type { PermissionName } from '#core/access/permissions.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { accountToday, facilityToday } from '#core/plugin/today.ts'
import { ConditionalTabs } from '#core/ports/conditional-tabs.ts'
import { Today } from '#core/ports/today.ts'
import { plugins } from '#plugins/server.gen.ts'
import { demoData, rowsOf, type TestPlatform, testPlatform } from '../testing/platform.ts'

let platform: TestPlatform
let facility: string
let owner: User
const wrong = { query: 'select nothing_like_it from nowhere', lines: () => [] }

beforeAll(async () => {
  platform = await testPlatform({
    data: demoData,
    plugins: [
      ...plugins,
      definePlugin({ name: 'broken', facilityToday: [facilityToday('broken', wrong)], accountToday: [accountToday('broken', wrong)] }),
    ],
  })
  const [row] = await rowsOf<{ facility: string; account: string }>(
    platform,
    `select g.facility_id facility, g.account_id account from access_grant g join facility f on f.id = g.facility_id
      where f.name = 'Słoneczko' and g.role = 'owner' and exists (select 1 from accounts_account c where c.id = g.account_id and c.email = 'wlasciciel@demo.test')`,
  )
  facility = row?.facility ?? ''
  const perms = await Effect.runPromise(platform.find(Grants).permissionsOf(row?.account ?? ''))
  owner = { kind: 'user', id: row?.account ?? '', type: 'user', perms } as unknown as User
})
afterAll(() => platform?.end())

const today = () => platform.find(Today)
const textsOf = async (actor: User, id = facility) => (await Effect.runPromise(today().ofFacility(actor, id))).map(({ text }) => text)
const withOnly = (...permissions: readonly PermissionName[]): User => ({ ...owner, perms: { [facility]: permissions } })

test('WK-01 the start page of a facility is one statement, and a broken part is left out', async () => {
  expect(await textsOf(owner)).toEqual(
    expect.arrayContaining(['recruitment.today.waiting', 'questions.today.waiting', 'facility-panel.today.way.places']),
  )
  platform.queries.length = 0
  const { plugins: installed } = platform
  const failed: string[] = []
  const whole = makeToday({
    db: { prepared: () => Effect.fail('broken') } as never,
    clock: { now: () => new Date() },
    facilityParts: installed.flatMap(({ facilityToday: parts = [] }) => parts),
    accountParts: [],
    onFailure: ({ name }) => failed.push(name),
  })
  expect(await Effect.runPromise(whole.ofFacility(owner, facility))).toEqual([])
  expect(failed).toContain('broken')
})

test('WK-01 no part of an installed plugin fails, so that all are read by one statement', async () => {
  const sound = await testPlatform({ data: demoData })
  for (const read of [
    sound.find(Today).ofFacility(owner, facility),
    sound.find(Today).ofAccount(owner),
    sound.find(Today).ofAccount({ id: owner.id, type: 'support' }),
    sound.find(ConditionalTabs).hiddenOf(owner.id),
  ]) {
    sound.queries.length = 0
    await Effect.runPromise(read as Effect.Effect<unknown>)
    expect(sound.queries).toHaveLength(1)
  }
  await sound.end()
})

test('WK-01 who has only some rights sees only what these open', async () => {
  expect(await textsOf(withOnly('facility-questions/write'))).toEqual(expect.arrayContaining(['questions.today.waiting']))
  for (const [permissions, plugin] of [
    [['facility-questions/write'], 'questions.'],
    [['facility-recruitment/read'], 'recruitment.'],
    [['facility-opinions/write'], 'opinions.'],
    [['facility-web-page/write'], 'sites.'],
    [['facility-billing/write'], 'packages.'],
  ] as const)
    for (const text of await textsOf(withOnly(...permissions))) expect(text).toContain(plugin)
  expect(await textsOf(withOnly())).toEqual([])
  expect(await textsOf(owner, 'rubbish')).toEqual([])
})

test('WK-02 the start page of an account that has nothing has ways alone', async () => {
  const stranger = await Effect.runPromise(today().ofAccount({ id: '01970000-0000-7000-8000-000000000001', type: 'user' }))
  expect(stranger.map(({ kind }) => kind)).toEqual(['way', 'way'])
  expect((await Effect.runPromise(today().ofAccount(owner))).map(({ text }) => text)).toContain('accounts.today.panel')
})

const accountOf = async (name: string): Promise<Pick<User, 'id' | 'type'>> => {
  const [row] = await rowsOf<Pick<User, 'id' | 'type'>>(platform, `select id, type from accounts_account where email = '${name}@demo.test'`)
  return row as Pick<User, 'id' | 'type'>
}
const ownTextsOf = async (user: Pick<User, 'id' | 'type'>) =>
  (await Effect.runPromise(today().ofAccount(user))).map(({ kind, text, values }) => [kind, text, values?.['count'] ?? null])

test('WK-02 support sees how many cases wait and are overdue, nobody else does; a teacher sees which materials are examined', async () => {
  const support = await accountOf('support')
  await rowsOf(platform, `update moderation_review set due_at = now() + interval '1 hour' where state = 'waiting' returning 1`)
  await rowsOf(
    platform,
    `update moderation_review set due_at = now() - interval '1 hour' where id = (select min(id::text)::uuid from moderation_review where state = 'waiting') returning 1`,
  )
  const [{ waiting } = { waiting: 0 }] = await rowsOf<{ waiting: number }>(
    platform,
    `select count(*)::int waiting from moderation_review where state = 'waiting'`,
  )
  expect(waiting).toBeGreaterThan(1)
  expect(await ownTextsOf(support)).toEqual(
    expect.arrayContaining([
      ['waiting', 'moderation.today.overdue', 1],
      ['waiting', 'moderation.today.waiting', waiting - 1],
      ['way', 'moderation.today.way', null],
    ]),
  )
  const teacher = await accountOf('nauczyciel')
  const texts = await ownTextsOf(teacher)
  expect(texts).toContainEqual(['going', 'publications.today.examined', null])
  expect(texts.some(([, text]) => String(text).startsWith('moderation.'))).toBe(false)
})

test('WK-03 an account that has nothing there sees no tabs of facilities, claims, opinions, materials and reports', async () => {
  const empty = await Effect.runPromise(platform.find(ConditionalTabs).hiddenOf('01970000-0000-7000-8000-000000000001'))
  expect(empty.toSorted()).toEqual(['facilites_list', 'user_claims', 'user_materials', 'user_opinions', 'user_reports'])
  expect(await Effect.runPromise(platform.find(ConditionalTabs).hiddenOf(owner.id))).not.toContain('facilites_list')
})
