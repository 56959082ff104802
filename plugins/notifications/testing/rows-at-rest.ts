import type { RowsAtRest } from '#config/quality/testing/rows-at-rest.ts'

/** Tables of the plugin that grow with accounts, at rest. */
export const rowsAtRest: RowsAtRest = {
  notifications_notice: 'mailed_at = now()',
}
