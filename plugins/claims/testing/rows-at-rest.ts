import type { RowsAtRest } from '#config/quality/testing/rows-at-rest.ts'

/** Tables of the plugin that grow with facilities, at rest. */
export const rowsAtRest: RowsAtRest = {
  claims_claim: 'decided_at = now()',
  claims_document: 'added_at = now()',
  claims_document_view: 'viewed_at = now()',
  claims_code: 'sent_at = now()',
  claims_signup: 'created_at = now()',
}
