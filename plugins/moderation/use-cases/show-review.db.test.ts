import { expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { submitOne } from '../testing/submit-one.ts'
import { ShowReview } from './reviews.ts'

const database = databaseForTests()

test('shows the subject, the reasons of its kind and what was decided about the author before', async () => {
  const fixture = await submitOne(database)
  const view = await run(makeOf(ShowReview)(fixture)(fixture.anna, { id: fixture.id }))
  expect(view).toMatchObject({
    subject: { id: fixture.submission.subjectId },
    reasons: ['unreadable', 'other'],
    messages: 'sample.review',
    author_history: { accepted: 0, rejected: 0, returned: 0 },
    may_decide: true,
  })
})

test('shows a review whose subject was erased without it, and a visitor’s without history', async () => {
  const fixture = await submitOne(database, { authorId: null })
  fixture.gone.add(fixture.submission.subjectId)
  expect(await run(makeOf(ShowReview)(fixture)(fixture.anna, { id: fixture.id }))).toMatchObject({ subject: null, author_history: null })
})

test('does not find an unknown review', async () => {
  const fixture = await submitOne(database)
  expect(await failureOf(makeOf(ShowReview)(fixture)(fixture.anna, { id: newId() }))).toMatchObject({ _tag: 'ReviewNotFound' })
})
