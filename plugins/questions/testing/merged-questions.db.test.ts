import { rowsOf } from '#config/quality/testing/platform.ts'
import { describeMergedKind } from '#plugins/support/testing/describe-merged-kind.ts'
import { insertThread } from './store-thread.ts'

describeMergedKind('questions', {
  write: (platform, { id }, facilityId) =>
    insertThread({ rows: (sql, parameters) => rowsOf(platform, sql, parameters) }, { facilityId, accountId: id }),
  table: 'questions_thread',
})
