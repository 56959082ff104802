import type { Effect } from 'effect'
import type { Token } from '#core/kernel/token.ts'

/** Looks whether something a plugin cannot work without is well: `null`, else what is wrong in one line without personal data. */
export type HealthCheck = () => Effect.Effect<string | null>

/** A check that appears in `/readyz` and `kredka doctor` under its name. */
export interface Check {
  /** `contact.mailbox` */
  readonly name: string
  readonly check: Token<HealthCheck>
}

/** Declares a check. */
export const check = (name: string, looks: Token<HealthCheck>): Check => ({ name, check: looks })
