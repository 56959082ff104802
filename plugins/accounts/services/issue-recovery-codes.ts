import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { generateRecoveryCodes, parseRecoveryCode } from '../domain/recovery-code.ts'
import { SecondFactorRepository } from '../domain/second-factors.port.ts'

/** Replaces the recovery codes of an account and returns them; only their hashes are stored. */
export const IssueRecoveryCodes = define('accounts/IssueRecoveryCodes', { factors: SecondFactorRepository }, ({ factors }) =>
  Effect.fn('accounts.issue-recovery-codes')(function* (accountId: string) {
    const recovery_codes = generateRecoveryCodes()
    yield* factors.setRecoveryCodes(
      accountId,
      recovery_codes.map((code) => parseRecoveryCode(code) ?? code),
    )
    return { recovery_codes }
  }),
)
