import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** Tells which tabs of the account area an account has no use for yet. */
export interface ConditionalTabs {
  /** Returns the route names of those tabs in which the account has nothing. */
  hiddenOf(accountId: string): Effect.Effect<readonly string[]>
}
export const ConditionalTabs = token<ConditionalTabs>('core/ConditionalTabs')
