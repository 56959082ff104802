import { newId } from '#core/kernel/ids.ts'
import type { ClaimState } from '../contract/claim.ts'

type Rows = (sql: string, parameters?: readonly unknown[]) => Promise<unknown>

interface InsertedClaim {
  readonly accountId: string
  readonly facilityId?: string
  readonly state?: ClaimState
  /** The steps are done and a document is attached. */
  readonly done?: boolean
}

/** Stores a claim in a state; returns its id. */
export const insertClaim = async (
  rows: Rows,
  { accountId, facilityId = newId(), state = 'draft', done = false }: InsertedClaim,
): Promise<string> => {
  const id = newId()
  await rows(
    `insert into claims_claim (id, account_id, facility_id, role, first_name, last_name, position, phone, email, verified_data, location, state, submitted_at, answer_by, created_at, changed_at)
     values (?, ?, ?, 'owner', 'Joanna', 'Wierzba', 'dyrektorka', '601602603', 'joanna@bajka.test', ?::jsonb, ?::jsonb, ?, now(), now() + interval '7 days', now(), now()) returning 1`,
    [id, accountId, facilityId, done ? '{}' : null, done ? '{"longitude": 19.94, "latitude": 50.06}' : null, state],
  )
  if (done)
    await rows(
      `insert into claims_document (id, claim_id, account_id, upload_id, kind, mime, size, added_at) values (?, ?, ?, ?, 'other', 'application/pdf', 1, now()) returning 1`,
      [newId(), id, accountId, newId()],
    )
  return id
}
