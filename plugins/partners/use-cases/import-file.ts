import { Effect, Schema } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import { decodeInput } from '#core/plugin/decode-input.ts'
import { UnreadableFile } from '#core/ports/csv-file.ts'
import type { JsonFiles } from '#core/ports/json-files.ts'
import { PartnerKey, PartnerRows } from '../contract/row.ts'
import type { ImportRows } from '../services/import-rows.ts'

const PartnerFile = Schema.Struct({ partner: PartnerKey, rows: PartnerRows })

interface Dependencies {
  readonly files: JsonFiles
  readonly importRows: ImportRows
}

/** Imports the file of a partner: `{ "partner": "bobas", "rows": […] }`. */
export const makeImportFile = ({ files, importRows }: Dependencies) =>
  Effect.fn('partners.import-file')(function* (actor: Actor, { file }: { readonly file: string }) {
    const decoded = decodeInput(PartnerFile, yield* files.read(file))
    if ('schema' in decoded) {
      const wrong = Object.entries(decoded.schema).map(([field, messages]) => `${field}: ${messages.join(', ')}`)
      return yield* new UnreadableFile({ detail: `${file} is no list of rows of a partner: ${wrong.join('; ')}` })
    }
    return yield* importRows(actor, decoded.value.partner, decoded.value.rows)
  })

export type ImportFile = ReturnType<typeof makeImportFile>
export const ImportFile = token<ImportFile>('partners/ImportFile')
