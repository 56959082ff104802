import { newId } from '#core/kernel/ids.ts'
import type { Language } from '#core/kernel/language.ts'
import { referenceNumberOf } from '#core/kernel/reference-number.ts'
import type { ReportReason } from '../contract/reasons.ts'
import type { CaseState } from './states.ts'

/** Reports about one thing, which support decides together. Times in ISO 8601 UTC. */
export interface Case {
  readonly id: string
  readonly target_type: string
  readonly target_id: string
  readonly facility_id: string | null
  readonly title: string
  readonly state: CaseState
  readonly opened_at: string
  readonly resolved_at: string | null
}

/** Report of one account, or of somebody without one. `url`: address that a notice named. */
export interface Report {
  readonly id: string
  readonly case_id: string
  /** Reference number for the sender: `Z-7F3A-92QD`. */
  readonly number: string
  readonly account_id: string | null
  readonly url: string | null
  readonly reason: ReportReason
  readonly text: string
  readonly reported_at: string
  readonly decided_at: string | null
}

/** Sender of a notice, who has no account. */
export interface Notifier {
  readonly name: string
  readonly email: string
  readonly language: Language
}

/** Type of the things that no plugin knows: an address that leads to none of them. */
export const addressType = 'web_page'
export const addressLabel = 'reports.target.web-page'

/** Creates the case of a thing that has none yet. */
export const newCase = (target: Pick<Case, 'target_type' | 'target_id' | 'facility_id' | 'title'>, now: Date): Case => ({
  id: newId(),
  ...target,
  state: 'open',
  opened_at: now.toISOString(),
  resolved_at: null,
})

/** Creates a report in a case. */
export const newReport = (
  caseId: string,
  given: Pick<Report, 'account_id' | 'url' | 'reason'> & { readonly text?: string | undefined },
  now: Date,
): Report => {
  const id = newId()
  const { account_id, url, reason, text = '' } = given
  return {
    id,
    case_id: caseId,
    number: referenceNumberOf('Z', id),
    account_id,
    url,
    reason,
    text: text.trim(),
    reported_at: now.toISOString(),
    decided_at: null,
  }
}
