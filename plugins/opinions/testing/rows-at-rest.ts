import type { RowsAtRest } from '#config/quality/testing/rows-at-rest.ts'

/** Tables of the plugin that grow with accounts, at rest. */
export const rowsAtRest: RowsAtRest = {
  opinions_opinion: "state = 'accepted', accepted_at = now()",
  opinions_answer: "state = 'accepted', accepted_at = now()",
  opinions_evidence: 'added_at = now()',
  opinions_seen: 'seen_at = now()',
}
