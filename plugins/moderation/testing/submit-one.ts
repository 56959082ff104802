import { run } from '#adapters/memory/run.ts'
import type { UseCaseDatabase } from '#config/quality/testing/use-case-database.ts'
import type { Submission } from '#core/moderation/review-queue.port.ts'
import { makeModerationFixture } from './moderation-fixture.ts'

/** Creates the services with one waiting review; `published` is empty. */
export const submitOne = async (database: UseCaseDatabase, over: Partial<Submission> = {}) => {
  const fixture = makeModerationFixture(database)
  const submission = fixture.submission(over)
  await run(fixture.queue.submit(submission))
  const [review] = (await run(fixture.reviews.list({ status: 'waiting' }, { page: 1, offset: 0, limit: 1 }))).reviews
  if (!review) throw new Error('nothing waits')
  fixture.realtime.published.length = 0
  return { ...fixture, submission, id: review.id }
}
