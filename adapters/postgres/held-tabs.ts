import { Effect } from 'effect'
import type { HeldTab } from '#core/plugin/held-tabs.ts'
import type { HeldTabs } from '#core/ports/held-tabs.ts'
import { makeJoinedParts } from './joined-parts.ts'
import type { Db } from './unit-of-work.ts'

interface Dependencies {
  readonly db: Db
  readonly heldTabs: readonly HeldTab[]
  /** Called when the SQL of a tab fails; the tab is shown. */
  readonly onFailure: (tab: HeldTab, cause: unknown) => void
}

/** Reads by one statement which tabs an account has no use for. */
export const makeHeldTabs = ({ db, heldTabs, onFailure }: Dependencies): HeldTabs => {
  const readParts = makeJoinedParts(db, onFailure)
  return {
    emptyOf: (accountId) =>
      Effect.map(readParts(heldTabs, 'a.id', { sql: '(select ?::uuid id) a', parameters: [accountId] }), (rows) => {
        const found = rows.get(accountId) ?? {}
        return heldTabs.flatMap(({ name }) => (found[name] === false ? [name] : []))
      }),
  }
}
