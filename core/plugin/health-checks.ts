import type { Effect } from 'effect'
import type { Token } from '#core/kernel/token.ts'

/** Checks a dependency of the plugin: `null` when healthy, else one line without personal data. */
export type HealthCheck = () => Effect.Effect<string | null>

/** Health check shown in `/readyz` and `kredka doctor` under its name. */
export interface Check {
  /** `contact.mailbox` */
  readonly name: string
  readonly check: Token<HealthCheck>
}

/** Declares a health check. */
export const check = (name: string, run: Token<HealthCheck>): Check => ({ name, check: run })
