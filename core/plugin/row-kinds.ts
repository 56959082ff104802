import { Schema } from 'effect'

/** How a row's body is written: JSON, fields of a form, fields and files of a form, or bytes that the row reads itself. */
export type RequestType = 'json' | 'form' | 'multipart' | 'raw'

/** How a row's answer is written. */
export type ResponseType = 'json' | 'csv' | 'zip' | 'ics' | 'xml' | 'file' | 'redirect'

/** A file: what a `multipart` row takes under the field's name, and what a `file` row gives. */
export const FileBody = Schema.Struct({ name: Schema.String, mime: Schema.String, bytes: Schema.Uint8Array })
export type FileBody = typeof FileBody.Type

/** The members of an archive, for the `gives` of a `zip` row. */
export const ZipBody = Schema.Array(Schema.Struct({ path: Schema.String, bytes: Schema.Uint8Array }))
export type ZipBody = typeof ZipBody.Type

/** Another address of this site, for the `gives` of a `redirect` row: a foreign host cannot be written. */
export const RedirectBody = Schema.Struct({ to: Schema.String.check(Schema.isPattern(/^\/(?![/\\])[^\s\\]*$/)) })
export type RedirectBody = typeof RedirectBody.Type

/** What a `raw` row takes: the body as it came. */
export const RawBody = Schema.Struct({ body: Schema.Uint8Array })

/** A line of a table; its columns are the members of the Schema, in their order. */
type Line = Readonly<Record<string, string | number | boolean | null>>

/** What a row has to give where its answer is no JSON. */
interface Bodies {
  readonly csv: readonly Line[]
  readonly zip: ZipBody
  readonly ics: string
  readonly xml: string
  readonly file: FileBody
  readonly redirect: RedirectBody
}

/** The ways in which a body of this shape may be answered. */
export type ResponseTypeOf<Body> = 'json' | { [Kind in keyof Bodies]: Body extends Bodies[Kind] ? Kind : never }[keyof Bodies]
