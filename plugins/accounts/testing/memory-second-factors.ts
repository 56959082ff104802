import { Effect } from 'effect'
import { makeTable } from '#adapters/memory/recoverable.ts'
import type { StoredPasskey } from '../domain/passkeys.port.ts'
import type { SecondFactorRepository } from '../domain/second-factors.port.ts'

interface Totp {
  readonly secret: string
  /** Last used time step; `null` until the secret is confirmed. */
  readonly lastStep: number | null
  /** Time of the confirmation; by default at the beginning of 2026. */
  readonly confirmedAt?: string
}

/** Creates an in-memory repository of TOTP secrets and recovery codes; the summary counts the given passkeys. */
export const makeMemorySecondFactors = ({ passkeys }: { readonly passkeys: { readonly rows: Map<string, StoredPasskey> } }) => {
  const totps = makeTable<Totp>()
  const codes = makeTable<readonly string[]>()
  const isConfirmed = (accountId: string) => (totps.rows.get(accountId)?.lastStep ?? null) !== null
  const repository: SecondFactorRepository = {
    summaryOf: (accountId) =>
      Effect.sync(() => ({
        totp: isConfirmed(accountId),
        passkeys: [...passkeys.rows.values()].filter(({ account_id }) => account_id === accountId).length,
        recovery_codes: codes.rows.get(accountId)?.length ?? 0,
      })),
    totp: (accountId) =>
      Effect.sync(() => {
        const stored = totps.rows.get(accountId)
        return stored ? { secret: stored.secret, confirmed: stored.lastStep !== null } : null
      }),
    startTotp: (accountId, secret) =>
      Effect.sync(() => {
        if (isConfirmed(accountId)) return false
        totps.rows.set(accountId, { secret, lastStep: null })
        return true
      }),
    confirmTotp: (accountId, secret, step, confirmedAt) =>
      Effect.sync(() => {
        if (isConfirmed(accountId) || totps.rows.get(accountId)?.secret !== secret) return false
        return totps.update(accountId, (row) => ({ ...row, lastStep: step, confirmedAt }))
      }),
    consumeStep: (accountId, step) =>
      Effect.sync(() => {
        const lastStep = totps.rows.get(accountId)?.lastStep ?? null
        return lastStep !== null && lastStep < step && totps.update(accountId, (row) => ({ ...row, lastStep: step }))
      }),
    removeTotp: (accountId) =>
      Effect.sync(() => {
        codes.rows.delete(accountId)
        return isConfirmed(accountId) && totps.rows.delete(accountId)
      }),
    removeAddedSince: (accountId, at) =>
      Effect.sync(() => {
        const recent = isConfirmed(accountId) && (totps.rows.get(accountId)?.confirmedAt ?? '2026-01-01T00:00:00.000Z') >= at
        if (recent) codes.rows.delete(accountId)
        const added = [...passkeys.rows.values()].filter((one) => one.account_id === accountId && one.created_at >= at)
        for (const { id } of added) passkeys.rows.delete(id)
        return added.length + Number(recent && totps.rows.delete(accountId))
      }),
    setRecoveryCodes: (accountId, all) => Effect.sync(() => void codes.rows.set(accountId, all)),
    consumeRecoveryCode: (accountId, code) =>
      Effect.sync(() => {
        const before = codes.rows.get(accountId) ?? []
        codes.rows.set(
          accountId,
          before.filter((one) => one !== code),
        )
        return before.includes(code)
      }),
    encryptedWithOldKey: (prefix) =>
      Effect.sync(() => [...totps.rows].flatMap(([account_id, { secret }]) => (secret.startsWith(prefix) ? [] : [{ account_id, secret }]))),
    replaceSecret: (accountId, previous, secret) =>
      Effect.sync(() => void (totps.rows.get(accountId)?.secret === previous && totps.update(accountId, (row) => ({ ...row, secret })))),
  }
  const snapshot = () => {
    const restore = [totps.snapshot(), codes.snapshot()]
    return () => {
      for (const one of restore) one()
    }
  }
  return { ...repository, totps: totps.rows, recoveryCodes: codes.rows, snapshot }
}
