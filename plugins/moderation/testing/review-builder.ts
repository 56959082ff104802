import { newId } from '#core/kernel/ids.ts'
import type { Review } from '../domain/review.ts'

/** Creates a waiting review. */
export const aReview = (over: Partial<Review> = {}): Review => ({
  id: newId(),
  kind: 'sample',
  subject_id: newId(),
  facility_id: null,
  author_account_id: null,
  title: 'Bajka',
  flags: [],
  priority: 'normal',
  submitted_at: '2026-11-22T09:00:00.000Z',
  due_at: '2026-11-24T09:00:00.000Z',
  state: 'waiting',
  locked_by_account_id: null,
  locked_until: null,
  excluded_deciders: [],
  version: 1,
  decided_by_account_id: null,
  decided_at: null,
  reason: null,
  note: null,
  ...over,
})
