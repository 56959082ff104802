import { Effect } from 'effect'
import type { ConditionalTab } from '#core/plugin/conditional-tabs.ts'
import type { ConditionalTabs } from '#core/ports/conditional-tabs.ts'
import { makeJoinedQueries } from './joined-queries.ts'
import type { Db } from './unit-of-work.ts'

interface Dependencies {
  readonly db: Db
  readonly conditionalTabs: readonly ConditionalTab[]
  /** Called when the SQL of a tab fails; the tab is shown. */
  readonly onFailure: (tab: ConditionalTab, cause: unknown) => void
}

/** Reads by one statement which tabs an account has no use for. */
export const makeConditionalTabs = ({ db, conditionalTabs, onFailure }: Dependencies): ConditionalTabs => {
  const readJoined = makeJoinedQueries(db, onFailure)
  return {
    hiddenOf: (accountId) =>
      Effect.map(readJoined(conditionalTabs, 'a.id', { sql: '(select ?::uuid id) a', parameters: [accountId] }), (rows) => {
        const found = rows.get(accountId) ?? {}
        return conditionalTabs.flatMap(({ name }) => (found[name] === false ? [name] : []))
      }),
  }
}
