import { Effect } from 'effect'
import { decodeInput } from '#core/plugin/decode-input.ts'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { MessageSignatures } from '#core/ports/message-signatures.ts'
import { partnersApi } from '../contract/api.ts'
import { PartnerUnauthorized, PayloadInvalid } from '../contract/errors.ts'
import { PartnerRows } from '../contract/row.ts'
import { signatureTolerance } from '../contract/signed-import.ts'
import { parseCredentials } from '../domain/credentials.ts'
import { ImportRows } from '../services/import-rows.ts'
import { partnersSettings } from '../settings.ts'

const parse = (payload: string): unknown => {
  try {
    return JSON.parse(payload.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

/** Imports rows that a partner sends over HTTP. A repeated request changes nothing: its rows are linked. */
export const ImportSigned = handler(
  partnersApi.importPartner,
  { settings: partnersSettings.values, signatures: MessageSignatures, importRows: ImportRows, clock: Clock },
  ({ settings, signatures, importRows, clock }) => {
    const credentials = parseCredentials(settings.PARTNERS_KEYS)
    return Effect.fn('partners.import-signed')(function* (actor, { partner, key, timestamp, payload, signature }) {
      const known = credentials.find((one) => one.partner === partner)
      const signed = signatures.matches(known?.secret ?? '', `${timestamp}.${payload}`, signature)
      const recent = Math.abs(clock.now().getTime() / 1000 - timestamp) <= signatureTolerance
      if (!known || known.key !== key || !signed || !recent) return yield* new PartnerUnauthorized()
      const decoded = decodeInput(PartnerRows, parse(payload))
      if ('schema' in decoded) return yield* new PayloadInvalid()
      return yield* importRows(actor, partner, decoded.value)
    })
  },
)
