import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** Settings of a facility about its mails. */
export interface MailSettings {
  readonly notify_opinions: boolean
  readonly notify_questions: boolean
}

/** Reads the settings of a facility; mails are wanted where nobody has said otherwise. */
export interface FacilitySettings {
  of(facilityId: string): Effect.Effect<MailSettings>
}
export const FacilitySettings = token<FacilitySettings>('facility-panel/FacilitySettings')
