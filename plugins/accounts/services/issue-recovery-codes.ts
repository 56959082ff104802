import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import { generateRecoveryCodes, parseRecoveryCode } from '../domain/recovery-code.ts'
import type { SecondFactorRepository } from '../domain/second-factors.port.ts'

/** Replaces the recovery codes of an account and returns them; only their hashes are stored. */
export const makeIssueRecoveryCodes = ({ factors }: { readonly factors: SecondFactorRepository }) =>
  Effect.fn('accounts.issue-recovery-codes')(function* (accountId: string) {
    const recovery_codes = generateRecoveryCodes()
    yield* factors.setRecoveryCodes(
      accountId,
      recovery_codes.map((code) => parseRecoveryCode(code) ?? code),
    )
    return { recovery_codes }
  })

export type IssueRecoveryCodes = ReturnType<typeof makeIssueRecoveryCodes>
export const IssueRecoveryCodes = token<IssueRecoveryCodes>('accounts/IssueRecoveryCodes')
