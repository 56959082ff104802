import busboy from 'busboy'
import type { Request, RequestHandler } from 'express'
import { BadRequest, FileTooBig } from '#core/plugin/doorway-failures.ts'
import type { FileBody } from '#core/plugin/row-kinds.ts'

/** How much a form with files may bring; bytes and numbers. */
export interface MostParts {
  readonly field: number
  readonly fields: number
  readonly file: number
  readonly files: number
  readonly total: number
}

type Part = string | FileBody

/** Reads fields and files into `request.body`: a name that comes once is its value, one that comes again a list. */
export const readMultipart =
  (most: MostParts): RequestHandler =>
  (request, _, next) => {
    read(request, most).then(
      (parts) => {
        request.body = Object.fromEntries([...parts].map(([name, values]) => [name, values.length === 1 ? values[0] : values]))
        next()
      },
      (error: unknown) => {
        // What is still to come is let go by; the server's patience with a request ends it.
        request.unpipe()
        request.resume()
        next(error)
      },
    )
  }

const read = (request: Request, most: MostParts) =>
  new Promise<ReadonlyMap<string, readonly Part[]>>((resolve, reject) => {
    const parts = new Map<string, Part[]>()
    const add = (name: string | undefined, part: Part) => {
      if (name === undefined) return reject(new BadRequest())
      parts.set(name, [...(parts.get(name) ?? []), part])
    }
    const tooBig = () => reject(new FileTooBig())
    const limits = { fieldSize: most.field, fields: most.fields, fileSize: most.file, files: most.files, headerPairs: 20 }
    const reader = reading(() => busboy({ headers: request.headers, limits, defParamCharset: 'utf8' }))
    if (reader === null) return reject(new BadRequest())
    let total = 0
    reader.on('field', (name, value, { nameTruncated, valueTruncated }) => (nameTruncated || valueTruncated ? tooBig() : add(name, value)))
    reader.on('file', (field, stream, { filename, mimeType }) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => {
        total += chunk.length
        if (total > most.total) tooBig()
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

/** A form without a boundary cannot be read at all. */
const reading = <Reader>(make: () => Reader): Reader | null => {
  try {
    return make()
  } catch {
    return null
  }
}
