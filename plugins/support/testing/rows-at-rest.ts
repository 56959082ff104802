import type { RowsAtRest } from '#config/quality/testing/rows-at-rest.ts'

/** Tables of the plugin that grow with the work of support, at rest. */
export const rowsAtRest: RowsAtRest = {
  support_merge_member: 'given_at = now()',
}
