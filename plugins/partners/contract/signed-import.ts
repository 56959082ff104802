import { Schema } from 'effect'
import { NonBlankLine } from '#core/kernel/field-schemas.ts'
import { PartnerKey } from './row.ts'

/** Seconds by which the time of a signed request may differ from ours. */
export const signatureTolerance = 300

/**
 * Import over HTTP: `payload` is the JSON text of the list of rows, `signature` the HMAC-SHA256 of `timestamp.payload`
 * by the partner's secret in hexadecimal digits, `timestamp` the time in seconds since 1970.
 */
export const SignedImport = Schema.Struct({
  partner: PartnerKey,
  key: NonBlankLine(200),
  timestamp: Schema.Int,
  payload: Schema.String.check(Schema.isMaxLength(2_000_000, { message: 'FIELD_TOO_LONG' })),
  signature: NonBlankLine(128),
})
export type SignedImport = typeof SignedImport.Type
