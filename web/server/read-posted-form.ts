import express, { type Request, type RequestHandler, type Response } from 'express'
import { readMultipart } from '#adapters/http/multipart.ts'
import { uploadLimits } from '#core/kernel/upload-limits.ts'
import type { FileBody } from '#core/plugin/body-types.ts'
import { BodyTooBig } from '#core/plugin/transport-errors.ts'
import type { FormPost } from '../runtime/form-post.ts'
import type { MayPostFiles } from './may-post-files.ts'

/** Maximum size of a form without its files, bytes, and of its number of fields. */
const max = { bytes: 65_536, fields: 50 } as const

interface FormSource {
  readonly publicUrl: string
  /** Folder in which files are spooled. */
  readonly spoolFolder: string
  /** Tells if the files of a request are read. */
  readonly mayPostFiles: MayPostFiles
}

/** Reads a posted form; returns an HTTP status when the request is not a valid one. */
export const makeFormReader = ({ publicUrl, spoolFolder, mayPostFiles }: FormSource) => {
  const parse = express.urlencoded({ extended: false, limit: max.bytes, parameterLimit: max.fields })
  const parseFiles = readMultipart({ field: max.bytes, fields: max.fields, ...uploadLimits }, spoolFolder)
  return async (request: Request, response: Response): Promise<FormPost | 400 | 413 | 415 | 429> => {
    const hasFiles = request.is('multipart/form-data')
    if (!hasFiles && !request.is('application/x-www-form-urlencoded')) return 415
    const crossSite = isCrossSite(request, publicUrl)
    // Whoever is sent to the sign-in page or refused in any case fills no disk.
    const mayPost = !hasFiles || (!crossSite && (await mayPostFiles(request)))
    if (mayPost !== true) {
      request.resume()
      return mayPost === 'too-many' ? 429 : { values: {}, crossSite }
    }
    const error = await errorOf(hasFiles ? parseFiles : parse, request, response)
    if (error && hasFiles && error.kind === 'too-large') {
      const tooBig = error._tag === BodyTooBig.tag ? 'body' : 'file'
      return { values: valuesOf(request.body), tooBig, crossSite }
    }
    if (error) return error.status === 413 || error.status === 415 ? error.status : 400
    return { values: valuesOf(request.body), crossSite, ...(hasFiles && { files: filesOf(request.body) }) }
  }
}

/** Error of a parser of bodies: an HTTP status, or a failure. */
interface BodyError {
  readonly status?: number
  readonly kind?: string
  readonly _tag?: string
}

const errorOf = (parse: RequestHandler, request: Request, response: Response) =>
  new Promise<BodyError | undefined>((resolve) => void parse(request, response, resolve as (error?: unknown) => void))

type Body = Readonly<Record<string, Part | readonly Part[]>>
type Part = string | FileBody

/** Returns files by field; a field without a chosen file posts one that is empty and has no name. */
const filesOf = (body: Body): NonNullable<FormPost['files']> =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, parts]) => {
      const files = [parts].flat().filter((part) => typeof part !== 'string')
      return files.length === 0 ? [] : [[name, files.filter((file) => file.name !== '' || file.bytes.length > 0)]]
    }),
  )

/** Returns field values by name, trimmed except for passwords, with line breaks as scripts read them; of a repeated name the last value. */
export const valuesOf = (body: Body = {}): FormPost['values'] =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, parts]) => {
      const typed = [parts].flat().findLast((part) => typeof part === 'string')
      if (typed === undefined) return []
      return [[name, name.startsWith('password') ? typed : typed.trim().replaceAll('\r\n', '\n')]]
    }),
  )

/** Tells if the form was posted from another site (Fetch Metadata, else `Origin`). */
const isCrossSite = ({ headers, host }: Request, publicUrl: string): boolean => {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin } = headers
  if (origin === undefined) return false
  return origin !== publicUrl && !(URL.canParse(origin) && new URL(origin).host === host)
}
