import type { Effect } from 'effect'
import type { Token } from '#core/kernel/token.ts'

/** Check of the installation: whether it passed, and one line about what was found. */
export type InstallationCheck = () => Effect.Effect<{ readonly ok: boolean; readonly detail: string }>

/** Line of `kredka doctor`. Unlike a health check it does not decide whether requests are routed to the process. */
export interface NamedInstallationCheck {
  readonly name: string
  readonly check: Token<InstallationCheck>
}

/** Declares a check of the installation: `installationCheck('the base map can be read', CheckBasemap)`. */
export const installationCheck = (name: string, check: Token<InstallationCheck>): NamedInstallationCheck => ({ name, check })
