import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { DemoNews } from '../domain/demo-news.port.ts'

/** Creates the statement that makes news for the demo. */
export const makeDemoNews = provide(
  DemoNews,
  { db: Db },
  ({ db }): DemoNews => ({
    makeNew: (facilityId, at) =>
      Effect.asVoid(
        db.rows(
          `update subscriptions_facility set recruiting_since = case when recruiting then ?::timestamptz end,
            vacant_since = case when vacant then ?::timestamptz end where facility_id = ? returning 1`,
          [at, at, facilityId],
        ),
      ),
  }),
)
