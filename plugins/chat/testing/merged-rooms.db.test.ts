import { rowsOf } from '#config/quality/testing/platform.ts'
import { describeMergedKind } from '#plugins/support/testing/describe-merged-kind.ts'
import { insertRoom } from './store-room.ts'

describeMergedKind('chat', {
  write: (platform, { id }, facilityId) =>
    insertRoom({ rows: (sql, parameters) => rowsOf(platform, sql, parameters) }, { facilityId, accountId: id }),
  table: 'chat_room',
})
