import { Effect } from 'effect'
import { define, type PortOf } from '#core/kernel/define.ts'
import { Accounts } from '#plugins/accounts/contract/queries.ts'
import type { Shadow } from '../domain/shadow.ts'

/** Says who has decided a shadow edit, how and when, for the one who comes second. */
export const DescribeDecision = define('facility-panel/DescribeDecision', { accounts: Accounts }, ({ accounts }) =>
  Effect.fn('facility-panel.describe-decision')(function* ({ state, decided_by_account_id, decided_at, changed_at }: Shadow) {
    const [decider] = decided_by_account_id === null ? [] : yield* accounts.byIds([decided_by_account_id])
    return [state, decider && `${decider.first_name} ${decider.last_name}`, decided_at ?? changed_at].filter(Boolean).join(', ')
  }),
)

export type DescribeDecision = PortOf<typeof DescribeDecision>
