import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** Tells which tabs of the account area an account has no use for yet. */
export interface HeldTabs {
  /** Returns the route names of those tabs in which the account has nothing. */
  emptyOf(accountId: string): Effect.Effect<readonly string[]>
}
export const HeldTabs = token<HeldTabs>('core/HeldTabs')
