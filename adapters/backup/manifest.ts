import { Exit, Schema } from 'effect'

/** First entry of a backup: format version and tables. `steps`: migrations that had been applied to the database. */
export const BackupHeader = Schema.Struct({
  format: Schema.Literal(1),
  made_at: Schema.String,
  steps: Schema.Array(Schema.String),
  tables: Schema.Array(Schema.Struct({ name: Schema.String, columns: Schema.Array(Schema.String) })),
})
export type BackupHeader = typeof BackupHeader.Type

/**
 * Last entry of a backup: row counts and checksums. `sha256`: hash of a table's rows in the text format of COPY, and
 * of the keys and contents of all files. Backups of earlier versions have no files.
 */
export const Manifest = Schema.Struct({
  tables: Schema.Array(Schema.Struct({ name: Schema.String, rows: Schema.Number, sha256: Schema.String })),
  sequences: Schema.Array(Schema.Struct({ name: Schema.String, last: Schema.String })),
  files: Schema.optional(Schema.Struct({ count: Schema.Number, sha256: Schema.String })),
})
export type Manifest = typeof Manifest.Type
export type TableChecksum = Manifest['tables'][number]

/** Names of the first and the last entry of the archive; between them are the entries `tables/<name>/<part>.copy` and `files/<key>`. */
export const headerFile = 'backup.json'
export const manifestFile = 'manifest.json'

/** Returns the table that an archive entry belongs to, or null. */
export const tableOfEntry = (entry: string): string | null => /^tables\/([^/]+)\/\d+\.copy$/.exec(entry)?.[1] ?? null

/** Returns the archive entry of a stored file. */
export const entryOfFile = (key: string): string => `files/${key}`

/** Returns the key of the stored file that an archive entry contains, or null. */
export const fileOfEntry = (entry: string): string | null => /^files\/(.+)$/.exec(entry)?.[1] ?? null

/** Decodes the header or the manifest; null when the text does not match the schema. */
export const readJson = <Value>(schema: Schema.Codec<Value, unknown>, text: string): Value | null => {
  const exit = Schema.decodeUnknownExit(Schema.fromJsonString(schema))(text)
  return Exit.isSuccess(exit) ? exit.value : null
}
