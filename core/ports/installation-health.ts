import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** State of an installation; `work`: queued reactions and jobs, `dead` ones failed for good. */
export interface HealthReport {
  readonly checks: readonly { readonly name: string; readonly problem: string | null }[]
  readonly events: { readonly waiting: number; readonly oldest_seconds: number }
  readonly work: readonly { readonly name: string; readonly waiting: number; readonly dead: number }[]
  readonly mails: { readonly waiting: number; readonly oldest_seconds: number; readonly given_up: number }
  /** Build that this process serves; `null` in development. */
  readonly build: string | null
}

/** Health of an installation at a glance: the checks of `/readyz` and the state of its queues. */
export interface InstallationHealth {
  report(): Effect.Effect<HealthReport>
}
export const InstallationHealth = token<InstallationHealth>('core/InstallationHealth')
