import { expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { newId } from '#core/kernel/ids.ts'
import { Reviews } from '../domain/reviews.port.ts'
import { aReview } from '../testing/review-builder.ts'

const database = databaseForTests()

const reviews = () => database.find(Reviews)
const firstPage = { page: 1, offset: 0, limit: 20 }
const decision = {
  state: 'rejected',
  decided_by_account_id: newId(),
  decided_at: '2026-11-22T12:00:00.000Z',
  reason: 'other',
  note: 'No.',
} as const
const listed = async (filter: Parameters<Reviews['list']>[0], paging = firstPage) => {
  const { reviews: found, total } = await run(reviews().list(filter, paging))
  return { ids: found.map(({ id }) => id), total }
}

test('a waiting subject is stored once: submitted again it keeps its id, its times and its lock', async () => {
  const until = { locked_by_account_id: newId(), locked_until: '2026-11-22T10:15:00.000Z' }
  const first = await run(reviews().add(aReview()))
  await run(reviews().save({ ...first, ...until }))
  const again = aReview({
    subject_id: first.subject_id,
    title: 'Bajka 2',
    priority: 'urgent',
    flags: ['x.flag.y'],
    due_at: '2027-01-01T00:00:00.000Z',
  })
  const stored = { ...first, ...until, title: 'Bajka 2', priority: 'urgent', flags: ['x.flag.y'] }
  expect(await run(reviews().add(again))).toEqual(stored)
  expect(await run(reviews().add(again, true))).toEqual({ ...stored, version: 2 })
})

test('a subject that was decided waits again as a new review', async () => {
  const first = await run(reviews().add(aReview()))
  await run(reviews().save({ ...first, ...decision }))
  const second = await run(reviews().add(aReview({ subject_id: first.subject_id })))
  expect(second.id).not.toBe(first.id)
  expect(await run(reviews().get(first.id))).toMatchObject(decision)
})

test('withdraws what waits and nothing else', async () => {
  const { id, kind, subject_id } = await run(reviews().add(aReview()))
  expect(await run(reviews().withdraw('another', subject_id))).toBeNull()
  expect(await run(reviews().withdraw(kind, subject_id))).toMatchObject({ id, state: 'withdrawn' })
  expect(await run(reviews().withdraw(kind, subject_id))).toBeNull()
})

test('lists what waits by priority and due time, and what was decided with the newest first, by page', async () => {
  const kind = newId()
  const due = (day: number) => ({ kind, due_at: `2026-12-0${day}T09:00:00.000Z` })
  const late = await run(reviews().add(aReview(due(5))))
  const soon = await run(reviews().add(aReview(due(1))))
  const urgent = await run(reviews().add(aReview({ ...due(9), priority: 'urgent' })))
  expect(await listed({ kind, status: 'waiting' })).toEqual({ ids: [urgent.id, soon.id, late.id], total: 3 })
  expect(await listed({ kind, status: 'waiting' }, { page: 2, offset: 2, limit: 2 })).toEqual({ ids: [late.id], total: 3 })
  await run(reviews().save({ ...soon, ...decision }))
  await run(reviews().save({ ...late, ...decision, decided_at: '2026-11-22T13:00:00.000Z' }))
  expect(await listed({ kind, status: 'decided' })).toEqual({ ids: [late.id, soon.id], total: 2 })
  expect(await listed({ kind: newId(), status: 'waiting' })).toEqual({ ids: [], total: 0 })
})

test('finds the review of a subject: the one that waits, else the last', async () => {
  const review = aReview()
  const { kind, subject_id } = review
  expect(await run(reviews().latestOf(kind, subject_id))).toBeNull()
  const { id } = await run(reviews().add(review))
  await run(reviews().save({ ...(await run(reviews().get(id))), ...decision }))
  expect(await run(reviews().latestOf(kind, subject_id))).toBe(id)
  const again = await run(reviews().add({ ...review, id: newId(), submitted_at: '2020-01-01T00:00:00.000Z' }))
  expect(await run(reviews().latestOf(kind, subject_id))).toBe(again.id)
  expect([await run(reviews().latestOf(newId(), subject_id)), await run(reviews().latestOf(kind, 'rubbish'))]).toEqual([null, null])
})

test('counts what waits and what is overdue by kind', async () => {
  const kind = newId()
  for (const day of [1, 2, 3]) await run(reviews().add(aReview({ kind, due_at: `2026-12-0${day}T09:00:00.000Z` })))
  const counts = await run(reviews().counts('2026-12-02T10:00:00.000Z'))
  expect(counts.find((one) => one.kind === kind)).toEqual({ kind, waiting: 3, overdue: 2 })
})

test('counts the decisions about an author', async () => {
  const author_account_id = newId()
  const { id } = await run(reviews().add(aReview({ author_account_id })))
  await run(reviews().save({ ...(await run(reviews().get(id))), ...decision }))
  await run(reviews().add(aReview({ author_account_id })))
  expect(await run(reviews().historyOf(author_account_id))).toEqual({ accepted: 0, rejected: 1, returned: 0 })
})

test('does not find unknown ids and rubbish', async () => {
  for (const id of [newId(), 'rubbish', "'"]) expect(await failureOf(reviews().get(id))).toMatchObject({ _tag: 'ReviewNotFound' })
})
