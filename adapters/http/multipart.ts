import busboy from 'busboy'
import type { Request, RequestHandler } from 'express'
import { BadRequest, FileTooBig } from '#core/plugin/transport-errors.ts'
import type { FileBody } from '#core/plugin/body-types.ts'

/** Limits of a form with files: sizes in bytes, and counts. */
export interface MultipartLimits {
  readonly field: number
  readonly fields: number
  readonly fileBytes: number
  readonly files: number
  readonly totalBytes: number
}

type Part = string | FileBody

/** Reads fields and files into `request.body`: a name that comes once is its value, one that comes again a list. */
export const readMultipart =
  (max: MultipartLimits): RequestHandler =>
  (request, _, next) => {
    read(request, max).then(
      (parts) => {
        request.body = Object.fromEntries([...parts].map(([name, values]) => [name, values.length === 1 ? values[0] : values]))
        next()
      },
      (error: unknown) => {
        // The rest of the body is discarded; the server's request timeout ends it.
        request.unpipe()
        request.resume()
        next(error)
      },
    )
  }

const read = (request: Request, max: MultipartLimits) =>
  new Promise<ReadonlyMap<string, readonly Part[]>>((resolve, reject) => {
    const parts = new Map<string, Part[]>()
    const add = (name: string | undefined, part: Part) => {
      if (name === undefined) return reject(new BadRequest())
      parts.set(name, [...(parts.get(name) ?? []), part])
    }
    const tooBig = () => reject(new FileTooBig())
    const limits = { fieldSize: max.field, fields: max.fields, fileSize: max.fileBytes, files: max.files, headerPairs: 20 }
    const reader = openReader(() => busboy({ headers: request.headers, limits, defParamCharset: 'utf8' }))
    if (reader === null) return reject(new BadRequest())
    let total = 0
    reader.on('field', (name, value, { nameTruncated, valueTruncated }) => (nameTruncated || valueTruncated ? tooBig() : add(name, value)))
    reader.on('file', (field, stream, { filename, mimeType }) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => {
        total += chunk.length
        if (total > max.totalBytes) tooBig()
        else chunks.push(chunk)
      })
      stream.on('limit', tooBig)
      stream.on('end', () => add(field, { name: filename ?? '', mime: mimeType, bytes: new Uint8Array(Buffer.concat(chunks)) }))
    })
    reader.on('fieldsLimit', tooBig).on('filesLimit', tooBig)
    reader.on('error', () => reject(new BadRequest()))
    reader.on('close', () => resolve(parts))
    request.on('error', () => reject(new BadRequest()))
    request.pipe(reader)
  })

/** Returns `null` for a form without a boundary, which busboy refuses to read. */
const openReader = <Reader>(make: () => Reader): Reader | null => {
  try {
    return make()
  } catch {
    return null
  }
}
