import type { RowsAtRest } from '#config/quality/testing/rows-at-rest.ts'

/** Table of the plugin, at rest: decided long ago and without persons. */
export const rowsAtRest: RowsAtRest = {
  moderation_review: "decided_at = now() - interval '3 years', author_account_id = null, title = '', note = null",
}
