import { Effect, Schema } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { decodeInput } from '#core/plugin/decode-input.ts'
import { UnreadableFile } from '#core/ports/csv-file.ts'
import { JsonFiles } from '#core/ports/json-files.ts'
import { PartnerKey, PartnerRows } from '../contract/row.ts'
import { ImportRows } from '../services/import-rows.ts'

const PartnerFile = Schema.Struct({ partner: PartnerKey, rows: PartnerRows })

/** Imports the file of a partner: `{ "partner": "bobas", "rows": […] }`. */
export const ImportFile = define('partners/ImportFile', { files: JsonFiles, importRows: ImportRows }, ({ files, importRows }) =>
  Effect.fn('partners.import-file')(function* (actor: Actor, { file }: { readonly file: string }) {
    const decoded = decodeInput(PartnerFile, yield* files.read(file))
    if ('schema' in decoded) {
      const wrong = Object.entries(decoded.schema).map(([field, messages]) => `${field}: ${messages.join(', ')}`)
      return yield* new UnreadableFile({ detail: `${file} is no list of rows of a partner: ${wrong.join('; ')}` })
    }
    return yield* importRows(actor, decoded.value.partner, decoded.value.rows)
  }),
)
