import type { RowsAtRest } from '#config/quality/testing/rows-at-rest.ts'

/** Tables of the plugin that grow with accounts, at rest. */
export const rowsAtRest: RowsAtRest = {
  saved_searches_search: "checked_at = now() + random() * interval '9 days'",
}
