import { Exit, Schema } from 'effect'

/** What stands first in a backup: how to read it. `steps`: the migrations that the database had taken. */
export const Preface = Schema.Struct({
  format: Schema.Literal(1),
  made_at: Schema.String,
  steps: Schema.Array(Schema.String),
  tables: Schema.Array(Schema.Struct({ name: Schema.String, columns: Schema.Array(Schema.String) })),
})
export type Preface = typeof Preface.Type

/** What stands last in a backup: how much of it there is. `sha256`: of a table's rows in COPY's text form. */
export const Manifest = Schema.Struct({
  tables: Schema.Array(Schema.Struct({ name: Schema.String, rows: Schema.Number, sha256: Schema.String })),
  sequences: Schema.Array(Schema.Struct({ name: Schema.String, last: Schema.String })),
})
export type Manifest = typeof Manifest.Type
export type TableSum = Manifest['tables'][number]

/** Names of the first and the last member of the archive; between them lie `tables/<name>/<part>.copy`. */
export const prefaceName = 'backup.json'
export const manifestName = 'manifest.json'

/** The table of an archive's member, or null. */
export const tableOfMember = (member: string): string | null => /^tables\/([^/]+)\/\d+\.copy$/.exec(member)?.[1] ?? null

/** Reads one of the two; null where the text is of another form. */
export const readJson = <Value>(schema: Schema.Codec<Value, unknown>, text: string): Value | null => {
  const exit = Schema.decodeUnknownExit(Schema.fromJsonString(schema))(text)
  return Exit.isSuccess(exit) ? exit.value : null
}
