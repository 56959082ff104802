import { Schema } from 'effect'

/** Request body: JSON, form fields, form fields with files, or bytes that the use-case parses itself. */
export type RequestType = 'json' | 'form' | 'multipart' | 'raw'

/** Response body. */
export type ResponseType = 'json' | 'csv' | 'zip' | 'ics' | 'xml' | 'css' | 'text' | 'file' | 'redirect'

/** File: the value of a field in a `multipart` request, and the output of a `file` response. */
export const FileBody = Schema.Struct({ name: Schema.String, mime: Schema.String, bytes: Schema.Uint8Array })
export type FileBody = typeof FileBody.Type

/** Members of an archive: the output of a `zip` response. */
export const ZipBody = Schema.Array(Schema.Struct({ path: Schema.String, bytes: Schema.Uint8Array }))
export type ZipBody = typeof ZipBody.Type

/** Address on this site: the output of a `redirect` response. A foreign host does not decode. */
export const RedirectBody = Schema.Struct({ to: Schema.String.check(Schema.isPattern(/^\/(?![/\\])[^\s\\]*$/)) })
export type RedirectBody = typeof RedirectBody.Type

/** Input of a `raw` request: the body as it came. */
export const RawBody = Schema.Struct({ body: Schema.Uint8Array })

/** Line of a table; its columns are the members of the Schema, in their order. */
type Line = Readonly<Record<string, string | number | boolean | null>>

/** Shape of the output for each response type other than JSON. */
interface Bodies {
  readonly csv: readonly Line[]
  readonly zip: ZipBody
  readonly ics: string
  readonly css: string
  readonly xml: string
  readonly text: string
  readonly file: FileBody
  readonly redirect: RedirectBody
}

/** Response types that fit an output. */
export type ResponseTypeOf<Body> = 'json' | { [Kind in keyof Bodies]: Body extends Bodies[Kind] ? Kind : never }[keyof Bodies]
