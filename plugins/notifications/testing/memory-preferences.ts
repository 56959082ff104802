import { Effect } from 'effect'
import { makeTable } from '#adapters/memory/recoverable.ts'
import type { Preferences } from '../domain/notifications.port.ts'
import type { Preference } from '../domain/preferences.ts'

/** Creates an in-memory repository of notification preferences. */
export const makeMemoryPreferences = () => {
  const { rows, snapshot } = makeTable<readonly Preference[]>()
  const repository: Preferences = {
    of: (accountId) => Effect.sync(() => rows.get(accountId) ?? []),
    forKind: (kind, accountIds) =>
      Effect.sync(
        () =>
          new Map(
            accountIds.flatMap((id) => {
              const chosen = rows.get(id)?.find((one) => one.kind === kind)
              return chosen ? [[id, chosen] as const] : []
            }),
          ),
      ),
    put: (accountId, preferences) =>
      Effect.sync(() => {
        const unchanged = (rows.get(accountId) ?? []).filter(({ kind }) => !preferences.some((one) => one.kind === kind))
        rows.set(accountId, [...unchanged, ...preferences])
      }),
  }
  return { ...repository, snapshot }
}
