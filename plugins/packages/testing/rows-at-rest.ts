import type { RowsAtRest } from '#config/quality/testing/rows-at-rest.ts'

/** Tables of the plugin that grow with facilities, at rest. */
export const rowsAtRest: RowsAtRest = {
  packages_order: "state = 'active', unpaid_since = null, paid_at = now(), starts_at = now(), ends_at = now() + interval '1 year'",
}
