import { Schema } from 'effect'
import { uploadKinds } from './purposes.ts'

/** An upload in the data of a slot, as `storedFileSql` selects it; the plugin that shows it makes the addresses. */
export const StoredFile = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  alt: Schema.String,
  kind: Schema.Literals(uploadKinds),
  size: Schema.Number,
  /** Size of the largest picture among the files, pixels; missing where there is none. */
  width: Schema.optional(Schema.Number),
  height: Schema.optional(Schema.Number),
  /** Names of the files in the store; the last is the main one. */
  files: Schema.Array(Schema.String),
})
export type StoredFile = typeof StoredFile.Type
