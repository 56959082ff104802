import { expect, test } from 'vitest'
import { documentOfText } from '#core/rich-text/write-document.ts'
import type { NewsStatus } from '../contract/terms.ts'
import type { News } from './publication.ts'
import { decided, isAppearing, publishDue, withStatus, withStatusOfTeacher, withTextOfItsOwn } from './status.ts'

const now = new Date('2026-11-26T10:00:00.000Z')
const later = '2026-11-27T07:00:00.000Z'
const post = (over: Partial<News> = {}) =>
  ({ status: 'draft', held: null, publish_at: null, published_at: null, version: 3, ...over }) as News
const statuses: readonly NewsStatus[] = ['draft', 'scheduled', 'published', 'archived']
const material = (over: Partial<News> = {}) =>
  post({
    section: 'materials',
    title: 'Drzewko',
    lead: '',
    author_name: '',
    content: documentOfText('Liście.'),
    cover_id: null,
    attachment_ids: [],
    ...over,
  })

test.each([
  ['draft', ['scheduled', 'published']],
  ['scheduled', ['draft', 'scheduled', 'published']],
  ['published', ['archived']],
  ['archived', ['scheduled', 'published']],
] as const)('NE-01 from %s a post goes to %j and nowhere else', (from, allowed) => {
  const news = post({ status: from, publish_at: from === 'scheduled' ? '2026-12-01T00:00:00.000Z' : null })
  for (const to of statuses) {
    const decided = withStatus(news, { status: to, publish_at: later }, now)
    const expected: readonly NewsStatus[] = allowed
    if (to === from && to !== 'scheduled') expect(decided).toBe(news)
    else expect([to, decided]).toEqual([to, expected.includes(to) ? expect.objectContaining({ status: to }) : 'transition'])
  }
})

test.each([null, undefined, '2026-11-26T10:00:00.000Z', '2026-11-25T10:00:00.000Z', '2028-01-01T00:00:00.000Z', 'jutro'])(
  'a post cannot be scheduled for %j',
  (publish_at) => expect(withStatus(post(), { status: 'scheduled', publish_at }, now)).toBe('moment'),
)

test('a post keeps the moment at which it was published first; leaving the schedule forgets the moment', () => {
  const scheduled = withStatus(post(), { status: 'scheduled', publish_at: '2026-11-27T08:00:00+01:00' }, now)
  expect(scheduled).toMatchObject({ status: 'scheduled', publish_at: later, published_at: null })
  expect(withStatus(scheduled as News, { status: 'draft' }, now)).toMatchObject({ status: 'draft', publish_at: null })
  expect(withStatus(scheduled as News, { status: 'published' }, now)).toMatchObject({ publish_at: null, published_at: now.toISOString() })
  const archived = post({ status: 'archived', published_at: '2026-01-01T00:00:00.000Z' })
  expect(withStatus(archived, { status: 'published' }, now)).toMatchObject({ published_at: '2026-01-01T00:00:00.000Z' })
})

test('OW-16 a post whose moment has come appears with a package, and is a draft that says why without one', () => {
  const scheduled = post({ status: 'scheduled', publish_at: later })
  expect(publishDue(scheduled, true, now)).toMatchObject({
    status: 'published',
    published_at: now.toISOString(),
    publish_at: null,
    version: 4,
  })
  expect(publishDue(scheduled, false, now)).toMatchObject({ status: 'draft', held: 'package-ended', publish_at: null, published_at: null })
  expect([isAppearing(null, 'published'), isAppearing('published', 'published'), isAppearing('draft', 'scheduled')]).toEqual([
    true,
    false,
    false,
  ])
})

test.each([
  ['draft', ['pending']],
  ['pending', ['draft']],
  ['published', ['archived']],
  ['archived', ['pending']],
] as const)('a teacher’s material goes from %s to %j and nowhere else, and never appears unexamined', (from, allowed) => {
  const before = material({ status: from })
  for (const to of statuses) {
    const after = withStatusOfTeacher(before, { ...before, version: 4 }, { status: to, publish_at: later }, now)
    const expected: readonly NewsStatus[] = to === from ? [from] : allowed
    expect([to, after]).toEqual([to, expected.includes(to) ? expect.objectContaining({ status: to }) : 'transition'])
  }
})

test('a changed text of a teacher is another submission; tags and licence are not examined', () => {
  const waiting = material({ status: 'pending', submission_id: 's1' })
  const changed = withStatusOfTeacher(waiting, { ...waiting, title: 'Nowy' }, {}, now) as News
  expect([changed.status, changed.submission_id === 's1']).toEqual(['pending', false])
  expect(withStatusOfTeacher(waiting, { ...waiting, tag_ids: ['t'] }, {}, now)).toMatchObject({ submission_id: 's1' })
  const published = material({ status: 'published', submission_id: 's1' })
  expect(withStatusOfTeacher(published, { ...published, attachment_ids: ['u'] }, {}, now)).toMatchObject({ status: 'pending' })
  expect(withStatusOfTeacher(published, { ...published, licence: 'cc-by' }, {}, now)).toMatchObject({ status: 'published' })
  const scheduled = material({ status: 'scheduled', publish_at: later })
  expect(withStatusOfTeacher(scheduled, { ...scheduled, lead: 'Nowy' }, {}, now)).toMatchObject({ status: 'pending', publish_at: null })
})

test('support publishes a material, or returns it to the drafts with the reason; a later change is another text', () => {
  const waiting = material({ status: 'pending', submission_id: 's1', refusal: null })
  expect(decided(waiting, { outcome: 'accept', reason: null, note: '' }, now)).toMatchObject({
    status: 'published',
    published_at: now.toISOString(),
    submission_id: 's1',
  })
  const refused = decided(waiting, { outcome: 'reject', reason: 'spam', note: 'Reklama.' }, now)
  expect(refused).toMatchObject({ status: 'draft', refusal: { outcome: 'reject', reason: 'spam', note: 'Reklama.' }, submission_id: 's1' })
  expect(withTextOfItsOwn(refused, { ...refused, lead: 'Bez reklamy' }).submission_id).toBeNull()
  expect(withTextOfItsOwn(refused, { ...refused, tag_ids: ['t'] }).submission_id).toBe('s1')
})

test('what support wrote about a draft is gone once an editor publishes or schedules it', () => {
  const refused = material({ status: 'draft', refusal: { outcome: 'revise', reason: 'other', note: 'Proszę dopisać źródło.' } })
  expect(withStatus(refused, { status: 'published' }, now)).toMatchObject({ status: 'published', refusal: null })
  expect(withStatus(refused, { status: 'scheduled', publish_at: later }, now)).toMatchObject({ status: 'scheduled', refusal: null })
  expect(withStatus(refused, {}, now)).toBe(refused)
})
