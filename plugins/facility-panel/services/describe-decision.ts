import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { Accounts } from '#plugins/accounts/contract/queries.ts'
import type { Shadow } from '../domain/shadow.ts'

/** Says who has decided a shadow edit, how and when, for the one who comes second. */
export const makeDescribeDecision = ({ accounts }: { readonly accounts: Accounts }) =>
  Effect.fn('facility-panel.describe-decision')(function* ({ state, decided_by_account_id, decided_at, changed_at }: Shadow) {
    const [decider] = decided_by_account_id === null ? [] : yield* accounts.byIds([decided_by_account_id])
    return [state, decider && `${decider.first_name} ${decider.last_name}`, decided_at ?? changed_at].filter(Boolean).join(', ')
  })

export type DescribeDecision = ReturnType<typeof makeDescribeDecision>
export const DescribeDecision = token<DescribeDecision>('facility-panel/DescribeDecision')
