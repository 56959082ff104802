import type { ExampleContext } from '#config/quality/testing/examples/examples.ts'
import { newId } from '#core/kernel/ids.ts'

type Rows = Pick<ExampleContext, 'rows'>

interface StoredThread {
  readonly facilityId: string
  readonly accountId: string
  readonly topic?: string
  readonly state?: 'open' | 'closed'
  /** The facility has answered. */
  readonly answered?: boolean
  readonly publication?: 'requested' | 'published' | 'refused'
  /** ISO 8601 UTC. */
  readonly closedAt?: string
}

/** Stores a thread with its question, and an answer if there is one; returns its id. */
export const insertThread = async (
  { rows }: Rows,
  { facilityId, accountId, topic = 'adaptation', state = 'open', answered = false, publication, closedAt }: StoredThread,
): Promise<string> => {
  const id = newId()
  const at = closedAt ?? new Date().toISOString()
  const closed = state === 'closed' ? ['parent', at] : [null, null]
  await rows(
    `insert into questions_thread (id, facility_id, account_id, topic, state, closed_by, closed_at, asked_at, last_message_at, last_parent, last_facility, version)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, 1, ?, 1) returning 1`,
    [id, facilityId, accountId, topic, state, ...closed, at, at, answered ? 2 : 0],
  )
  await rows(
    `insert into questions_message (id, thread_id, number, side, account_id, text, by_mail, sent_at)
       values (gen_random_uuid(), ?, 1, 'parent', ?, 'Opowiedzcie o adaptacji', false, ?) returning 1`,
    [id, accountId, at],
  )
  if (answered)
    await rows(
      `insert into questions_message (id, thread_id, number, side, text, by_mail, sent_at)
         values (gen_random_uuid(), ?, 2, 'facility', 'Zapraszamy na trzy dni.', false, ?) returning 1`,
      [id, at],
    )
  if (publication !== undefined)
    await rows(
      `insert into questions_publication (thread_id, question, answer, state, version, requested_at)
         values (?, 'Opowiedzcie o adaptacji', 'Zapraszamy na trzy dni.', ?, 1, ?) returning 1`,
      [id, publication, at],
    )
  return id
}

/** Stores what a register says about the e-mail address of a facility. */
export const insertRegisterEmail = async ({ rows }: Rows, facilityId: string, email: string): Promise<void> => {
  await rows(
    `insert into facility_statement (source, number, facility_id, stated_on, fields, batch_id)
       values ('rspo', ?, ?, '2026-10-01', jsonb_build_object('email', jsonb_build_object('value', ?::text)), ?) returning 1`,
    [`q-${newId()}`, facilityId, email, newId()],
  )
}
