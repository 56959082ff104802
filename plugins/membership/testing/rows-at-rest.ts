import type { RowsAtRest } from '#config/quality/testing/rows-at-rest.ts'

/** Tables of the plugin that grow with accounts, at rest. */
export const rowsAtRest: RowsAtRest = {
  membership_member: 'ended_at = null',
}
