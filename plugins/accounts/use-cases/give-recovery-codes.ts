import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { Factors } from '../domain/factors.port.ts'
import { newRecoveryCodes, readRecoveryCode } from '../domain/recovery-code.ts'

/** New recovery codes in place of those before, told this once: only their hashes are kept. */
export const makeGiveRecoveryCodes = ({ factors }: { readonly factors: Factors }) =>
  Effect.fn('accounts.give-recovery-codes')(function* (accountId: string) {
    const recovery_codes = newRecoveryCodes()
    yield* factors.setRecoveryCodes(
      accountId,
      recovery_codes.map((code) => readRecoveryCode(code) ?? code),
    )
    return { recovery_codes }
  })

export type GiveRecoveryCodes = ReturnType<typeof makeGiveRecoveryCodes>
export const GiveRecoveryCodes = token<GiveRecoveryCodes>('accounts/GiveRecoveryCodes')
