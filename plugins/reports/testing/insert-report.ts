import { newId } from '#core/kernel/ids.ts'
import { insertReview } from '#plugins/moderation/testing/insert-review.ts'

type Rows = (sql: string, parameters: readonly unknown[]) => Promise<unknown>
type Review = Parameters<typeof insertReview>[1]

/**
 * Stores a case about a profile with a report of an account, waiting for support; returns the ids, and that of the
 * facility, which is the revision, too.
 */
export const insertReport = async (
  rows: Rows,
  {
    accountId,
    facilityId = newId(),
    type = 'facility',
    review = {},
  }: { accountId: string; facilityId?: string; type?: string; review?: Review },
) => {
  const caseId = newId()
  const id = newId()
  await rows(
    `insert into reports_case (id, target_type, target_id, title, state, opened_at) values (?, ?, ?, 'Bajka', 'open', now()) returning 1`,
    [caseId, type, facilityId],
  )
  await rows(
    `insert into reports_report (id, case_id, number, account_id, reason, text, reported_at) values (?, ?, 'Z-0000-0000', ?, 'fake', '', now()) returning 1`,
    [id, caseId, accountId],
  )
  const reviewId = await insertReview(rows, { kind: 'report', subjectId: caseId, ...review })
  return { id, caseId, reviewId }
}

/** Stores a decision against the author of an opinion; returns its id. */
export const insertDecision = async (
  rows: Rows,
  { accountId, outcome = 'hidden', side = 'author' }: { accountId: string; outcome?: string; side?: 'author' | 'reporter' },
) => {
  const id = newId()
  await rows(
    `insert into reports_decision (id, target_type, target_id, revision, title, outcome, reason, ground, clause, facts, automated, territory, duration, decided_at)
       values (?, 'opinion', ?, ?, 'Bajka', ?, 'insult', 'terms', 'pkt 7', 'Obelga.', false, 'PL/EU', 'permanent', now()) returning 1`,
    [id, newId(), newId(), outcome],
  )
  await rows('insert into reports_party (decision_id, account_id, side, decided_at) values (?, ?, ?, now()) returning 1', [
    id,
    accountId,
    side,
  ])
  return id
}

/** Stores an appeal that waits for support; returns its id and that of its review. */
export const insertAppeal = async (rows: Rows, { accountId, review = {} }: { accountId: string; review?: Review }) => {
  const decision = await insertDecision(rows, { accountId })
  const id = newId()
  await rows(
    `insert into reports_appeal (id, decision_id, account_id, text, state, filed_at) values (?, ?, ?, 'Nie zgadzam się.', 'open', now()) returning 1`,
    [id, decision, accountId],
  )
  return { id, reviewId: await insertReview(rows, { kind: 'appeal', subjectId: id, ...review }) }
}
