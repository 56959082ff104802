import { Effect } from 'effect'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeNotificationAudiences } from '#adapters/postgres/notification-audiences.ts'
import type { AccountType } from '#core/access/account-type.ts'
import { NotificationAudiences } from '#core/ports/notification-audiences.ts'
import { plugins } from '#plugins/server.gen.ts'
import { demoData, rowsOf, type TestPlatform, testPlatform } from '../testing/platform.ts'

let platform: TestPlatform
const kinds = plugins.flatMap(({ notifications = [] }) => notifications)

beforeAll(async () => {
  platform = await testPlatform({ data: demoData })
})
afterAll(() => platform?.end())

/** Returns the kinds that can reach an account of the demo, or a new one. */
const reachableFor = async (email: string) => {
  const [account] = await rowsOf<{ id: string; type: AccountType }>(platform, 'select id, type from accounts_account where email = ?', [
    email,
  ])
  const found = account ?? { id: '01970000-0000-7000-8000-000000000001', type: 'user' as const }
  const unreachable = await Effect.runPromise(platform.find(NotificationAudiences).unreachableKindsOf(found))
  return kinds.filter(({ kind }) => !unreachable.has(kind)).map(({ kind }) => kind)
}

const ofEverybody = ['security.login', 'report.decision', 'content.decision', 'appeal.decision']
const ofParents = [
  'chat.unread',
  'question.message',
  'question.publication',
  'saved_search.hit',
  'recruitment.opened',
  'vacancy.opened',
  'news.published',
  'application.status',
  'application.offer-ending',
  'opinion.accepted',
  'opinion.rejected',
  'opinion.returned',
  'opinion.answered',
  'membership.accepted',
  'membership.rejected',
  'membership.removed',
]
const ofOwners = [
  'application.new',
  'application.answered',
  'vacancies.aging',
  'opinion.answer-decided',
  'membership.requested',
  'ownership.passed',
  'shadow.accepted',
  'shadow.rejected',
  'shadow.revise',
  'package.activated',
  'package.expiring',
  'package.expired',
  'package.refunded',
  'limit.80',
  'limit.100',
  'claim.contested',
  'claim.replaced',
]

test('WK-04 a parent, and whoever has just come, finds what can happen to parents alone', async () => {
  for (const email of ['rodzic@demo.test', 'nobody@demo.test'])
    expect([email, (await reachableFor(email)).toSorted()]).toEqual([email, [...ofEverybody, ...ofParents].toSorted()])
})

test('WK-04 an owner finds those of facilities too, a teacher those of materials', async () => {
  const owner = await reachableFor('wlasciciel@demo.test')
  expect(owner).toEqual(expect.arrayContaining([...ofEverybody, ...ofParents, ...ofOwners]))
  const teacher = await reachableFor('nauczyciel@demo.test')
  expect(teacher).toEqual(expect.arrayContaining(['material.accepted', 'material.refused', 'ownership.received']))
  expect(teacher.filter((kind) => /^(package|limit|vacancies|shadow)\./.test(kind))).toEqual([])
  expect([...owner, ...teacher].filter((kind) => ['reviews.overdue', 'import.failed', 'domain.lost'].includes(kind))).toEqual([])
})

test('WK-04 support finds its own kinds, and an editor of the CMS those of the materials that she has written', async () => {
  const ofDesk = ['reviews.overdue', 'import.failed', 'domain.lost']
  expect((await reachableFor('support@demo.test')).toSorted()).toEqual([...ofEverybody, ...ofDesk].toSorted())
  expect((await reachableFor('cms@demo.test')).toSorted()).toEqual([...ofEverybody, 'material.accepted', 'material.refused'].toSorted())
})

test('WK-04 the kinds of all plugins are one statement, and those with an audience that fails are shown', async () => {
  platform.queries.length = 0
  await reachableFor('nobody@demo.test')
  expect(platform.queries).toHaveLength(2)
  const failed: string[] = []
  const broken = makeNotificationAudiences({
    db: { prepared: () => Effect.fail('broken') } as never,
    kinds,
    onFailure: (kind) => failed.push(kind),
  })
  const nobody = { id: '01970000-0000-7000-8000-000000000001', type: 'user' } as const
  expect(await Effect.runPromise(broken.unreachableKindsOf(nobody))).toEqual(new Set())
  expect(failed).toContain('security.login')
})
