import type { OutputOf } from '#web/runtime/api-types.ts'
import type { claimsApi } from '../../contract/api.ts'

/** A claim as the wizard shows it. */
export type Claim = OutputOf<typeof claimsApi.listClaims>['claims'][number]

/** Props of a step: the claim, and what to do when the step is done. */
export interface StepProps {
  readonly claim: Claim
  readonly onDone: () => void
}
