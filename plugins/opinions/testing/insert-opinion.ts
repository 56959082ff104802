import { newId } from '#core/kernel/ids.ts'
import type { AnswerState, OpinionState } from '../contract/states.ts'
import { fineText } from './a-written-opinion.ts'

type Rows = (sql: string, parameters?: readonly unknown[]) => Promise<unknown>

interface InsertedOpinion {
  readonly accountId: string | null
  readonly facilityId: string
  readonly state?: OpinionState
  readonly answer?: AnswerState
}

/** Stores an opinion in a state, perhaps with an answer; returns its id and those of the submissions. */
export const insertOpinion = async (rows: Rows, { accountId, facilityId, state = 'accepted', answer }: InsertedOpinion) => {
  const id = newId()
  const submission = newId()
  const answerSubmission = newId()
  await rows(
    `insert into opinions_opinion (id, submission_id, account_id, facility_id, state, version, score_cleanliness, score_staff, score_food, pros, cons, text,
       author_first_name, author_last_name, relation, attended_from, language, trust, trust_method, document_seen, upheld_reports, written_at, changed_at, accepted_at)
     values (?, ?, ?, ?, ?, 1, 4, 5, 3, '[]', '[]', ?, 'Anna', 'Kowalska', 'parent_current', '2025-09', 'pl', 'unverified', 'none', false, 0, now(), now(), now())
     returning 1`,
    [id, submission, accountId, facilityId, state, fineText],
  )
  if (answer)
    await rows(
      `insert into opinions_answer (opinion_id, submission_id, text, state, version, written_at, changed_at, accepted_at)
         values (?, ?, 'Dziękujemy!', ?, 1, now(), now(), now()) returning 1`,
      [id, answerSubmission, answer],
    )
  return { id, submission, answerSubmission }
}
