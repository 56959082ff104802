import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import { decodeInput } from '#core/plugin/decode-input.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { MessageSignatures } from '#core/ports/message-signatures.ts'
import { PartnerUnauthorized, PayloadInvalid } from '../contract/errors.ts'
import { PartnerRows } from '../contract/row.ts'
import { type SignedImport, signatureTolerance } from '../contract/signed-import.ts'
import type { PartnerCredentials } from '../domain/credentials.ts'
import type { ImportRows } from '../services/import-rows.ts'

interface Dependencies {
  readonly credentials: readonly PartnerCredentials[]
  readonly signatures: MessageSignatures
  readonly importRows: ImportRows
  readonly clock: Clock
}

const parse = (payload: string): unknown => {
  try {
    return JSON.parse(payload.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

/** Imports rows that a partner sends over HTTP. A repeated request changes nothing: its rows are linked. */
export const makeImportSigned = ({ credentials, signatures, importRows, clock }: Dependencies) =>
  Effect.fn('partners.import-signed')(function* (actor: Actor, { partner, key, timestamp, payload, signature }: SignedImport) {
    const known = credentials.find((one) => one.partner === partner)
    const signed = signatures.matches(known?.secret ?? '', `${timestamp}.${payload}`, signature)
    const recent = Math.abs(clock.now().getTime() / 1000 - timestamp) <= signatureTolerance
    if (!known || known.key !== key || !signed || !recent) return yield* new PartnerUnauthorized()
    const decoded = decodeInput(PartnerRows, parse(payload))
    if ('schema' in decoded) return yield* new PayloadInvalid()
    return yield* importRows(actor, partner, decoded.value)
  })

export type ImportSigned = ReturnType<typeof makeImportSigned>
export const ImportSigned = token<ImportSigned>('partners/ImportSigned')
