import { expect, test } from 'vitest'
import { aUser } from '#adapters/memory/actors.ts'
import { type Actor, anonymous } from '#core/access/actor.ts'
import { newsStatuses, newsVisibilities } from '../contract/terms.ts'
import type { News } from './publication.ts'
import { blogAccess, facilityAccess, materialAccess, mayRead } from './visibility.ts'

const facility = 'f'
const callers: Readonly<Record<string, Actor>> = {
  visitor: anonymous('1.2.3.4'),
  stranger: aUser({ perms: { other: ['facility-publications/write', 'facility-ownership/read'] } }),
  parent: aUser({ perms: { [facility]: [] } }),
  moderator: aUser({ perms: { [facility]: ['facility-publications/write'] } }),
  owner: aUser({ perms: { [facility]: ['facility-publications/write', 'facility-ownership/read'] } }),
  support: aUser({ type: 'support' }),
}

const readersOf = (news: Partial<News>): readonly string[] =>
  Object.keys(callers).filter((name) => {
    const caller = callers[name]
    return (
      caller &&
      mayRead(facilityAccess(caller, facility), {
        moderator_only: false,
        hidden: false,
        status: 'published',
        visibility: 'public',
        group_ids: [],
        ...news,
      } as News)
    )
  })

test.each([
  [{ visibility: 'public' }, ['visitor', 'stranger', 'parent', 'moderator', 'owner', 'support']],
  [{ visibility: 'private' }, ['parent', 'moderator', 'owner', 'support']],
  [{ visibility: 'admin_only' }, ['owner', 'support']],
  [{ visibility: 'public', moderator_only: true }, ['moderator', 'owner', 'support']],
  [{ visibility: 'public', hidden: true }, ['moderator', 'owner', 'support']],
  [{ visibility: 'admin_only', moderator_only: true }, ['owner', 'support']],
  [{ visibility: 'public', status: 'draft' }, ['moderator', 'owner', 'support']],
] as const)('NE-02 NE-03 %j is read by %j', (news, readers) => expect(readersOf(news)).toEqual(readers))

test('what is not published is never read by a member without the permission, whatever its visibility', () => {
  for (const visibility of newsVisibilities)
    for (const status of newsStatuses.filter((one) => one !== 'published'))
      expect(readersOf({ visibility, status }).filter((one) => ['visitor', 'stranger', 'parent'].includes(one))).toEqual([])
})

test.each([
  [['a'], ['staff', 'in a', 'in a and b', 'moderator', 'owner', 'support']],
  [
    ['a', 'b'],
    ['staff', 'in a', 'in b', 'in a and b', 'moderator', 'owner', 'support'],
  ],
  [['gone'], ['staff', 'moderator', 'owner', 'support']],
] as const)('NE-08 a private post to the groups %j is read by %j', (group_ids, readers) => {
  const member = aUser({ perms: { [facility]: [] } })
  const accesses = {
    visitor: facilityAccess(anonymous('1.2.3.4'), facility),
    'without child': facilityAccess(member, facility),
    staff: facilityAccess(member, facility, null),
    'in a': facilityAccess(member, facility, ['a']),
    'in b': facilityAccess(member, facility, ['b']),
    'in a and b': facilityAccess(member, facility, ['a', 'b']),
    moderator: facilityAccess(callers['moderator'] ?? member, facility),
    owner: facilityAccess(callers['owner'] ?? member, facility),
    support: facilityAccess(callers['support'] ?? member, facility),
  }
  const news = { visibility: 'private', status: 'published', moderator_only: false, hidden: false, group_ids } as object as News
  expect(Object.entries(accesses).flatMap(([name, access]) => (mayRead(access, news) ? [name] : []))).toEqual(readers)
})

test('names inherited from every object are no memberships', () => {
  expect(facilityAccess(aUser({ perms: {} }), 'constructor').reads).toEqual(['public'])
})

test.each([
  ['public', 'published', ['visitor', 'parent', 'teacher', 'author', 'editor', 'support']],
  ['private', 'published', ['teacher', 'author', 'editor', 'support']],
  ['admin_only', 'published', ['author', 'editor', 'support']],
  ['public', 'pending', ['author', 'editor', 'support']],
  ['public', 'draft', ['author', 'editor', 'support']],
] as const)('TZ-04 a material that is %s and %s is read by %j', (visibility, status, readers) => {
  const actors: Readonly<Record<string, Actor>> = {
    visitor: anonymous('1.2.3.4'),
    parent: aUser({ id: 'p' }),
    teacher: aUser({ id: 't' }),
    author: aUser({ id: 'a' }),
    editor: aUser({ id: 'e', type: 'cms' }),
    support: aUser({ id: 's', type: 'support' }),
  }
  const news = { visibility, status, moderator_only: false, hidden: false, group_ids: [] as readonly string[] } as News
  const found = Object.entries(actors).filter(([name, actor]) =>
    mayRead(materialAccess({ actor, isTeacher: name === 'teacher' }, 'a'), news),
  )
  expect(found.map(([name]) => name)).toEqual(readers)
})

test('a material of an erased author is written by editors alone, what they write appears at once, and only they write the blog', () => {
  const editor = aUser({ type: 'cms' })
  const somebody = aUser({})
  expect(materialAccess({ actor: somebody, isTeacher: true }, null).writes).toBe(false)
  expect(materialAccess({ actor: editor, isTeacher: false }, null)).toMatchObject({ writes: true, isReviewed: false })
  expect(materialAccess({ actor: somebody, isTeacher: true }, somebody.id)).toMatchObject({ writes: true, isReviewed: true })
  expect([blogAccess(editor), blogAccess(somebody), blogAccess(anonymous(''))].map(({ writes }) => writes)).toEqual([true, false, false])
})
