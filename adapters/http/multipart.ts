import busboy from 'busboy'
import type { Request, RequestHandler } from 'express'
import type { FileBody } from '#core/plugin/body-types.ts'
import { BadRequest, BodyTooBig, FileTooBig } from '#core/plugin/transport-errors.ts'
import { makeRequestQueue } from './request-queue.ts'
import { openSpooledFile, type SpooledFile } from './spooled-file.ts'

/** Limits of a form with files: sizes in bytes, and counts. */
export interface MultipartLimits {
  readonly field: number
  readonly fields: number
  readonly fileBytes: number
  readonly files: number
  readonly totalBytes: number
}

/** Forms whose files are in memory, and complete ones that wait for it. */
const inMemory = { parallel: 8, waiting: 100 } as const

type Part = string | (Omit<FileBody, 'bytes'> & { readonly spooled: SpooledFile })
type Parts = ReadonlyMap<string, readonly Part[]>

/**
 * Reads fields and files into `request.body`: a name that comes once is its value, one that comes again a list. Files
 * are spooled in a folder until the form is complete, and few forms at a time are in memory, until their response. After an error
 * the body has the fields that came before it.
 */
export const readMultipart = (max: MultipartLimits, folder: string): RequestHandler => {
  const queue = makeRequestQueue(inMemory)
  return (request, response, next) => {
    const spool = makeSpool(folder)
    const fields = new Map<string, string>()
    const load = async () => {
      const parts = await readParts(request, max, spool, fields)
      const end = await queue.take('all')
      response.once('close', end)
      if (response.closed) end()
      request.body = await bodyOf(parts)
    }
    load()
      .finally(spool.close)
      .then(
        () => next(),
        (error: unknown) => {
          request.body = Object.fromEntries(fields)
          // The rest of the body is discarded; the server's request timeout ends it.
          request.unpipe()
          request.resume()
          next(error)
        },
      )
  }
}

/** Files of one request. */
const makeSpool = (folder: string) => {
  const files: Promise<SpooledFile>[] = []
  let closed = false
  return {
    open: async () => {
      if (closed) throw new BadRequest()
      const file = openSpooledFile(folder)
      files.push(file)
      return file
    },
    close: async () => {
      closed = true
      for (const file of await Promise.allSettled(files)) if (file.status === 'fulfilled') await file.value.close()
    },
  }
}

const bodyOf = async (parts: Parts): Promise<Readonly<Record<string, unknown>>> => {
  const body: [name: string, value: unknown][] = []
  for (const [name, values] of parts) {
    const loaded: unknown[] = []
    for (const value of values) loaded.push(typeof value === 'string' ? value : await loadFile(value))
    body.push([name, loaded.length === 1 ? loaded[0] : loaded])
  }
  return Object.fromEntries(body)
}

const loadFile = async ({ spooled, ...file }: Exclude<Part, string>): Promise<FileBody> => ({ ...file, bytes: await spooled.bytes() })

const readParts = (request: Request, max: MultipartLimits, spool: ReturnType<typeof makeSpool>, fields: Map<string, string>) =>
  new Promise<Parts>((resolve, reject) => {
    // In the order of the form: a small file may be saved before the large one in front of it.
    const named: { readonly name: string; readonly part: Promise<Part> }[] = []
    const add = (name: string | undefined, part: Promise<Part>) => {
      part.catch(reject)
      if (name === undefined) return reject(new BadRequest())
      named.push({ name, part })
    }
    const fieldTooBig = () => reject(new BodyTooBig())
    const fileTooBig = () => reject(new FileTooBig())
    const limits = { fieldSize: max.field, fields: max.fields, fileSize: max.fileBytes, files: max.files, headerPairs: 20 }
    const reader = openReader(() => busboy({ headers: request.headers, limits, defParamCharset: 'utf8' }))
    if (reader === null) return reject(new BadRequest())
    let total = 0
    reader.on('field', (name, value, { nameTruncated, valueTruncated }) => {
      if (nameTruncated || valueTruncated) return fieldTooBig()
      fields.set(name, value)
      add(name, Promise.resolve(value))
    })
    reader.on('file', (field, stream, { filename, mimeType }) => {
      stream.on('limit', fileTooBig)
      const save = async () => {
        const spooled = await spool.open()
        for await (const chunk of stream as AsyncIterable<Buffer>) {
          total += chunk.length
          if (total > max.totalBytes) throw new FileTooBig()
          await spooled.append(chunk)
        }
        return { name: filename ?? '', mime: mimeType, spooled }
      }
      add(field, save())
    })
    reader.on('fieldsLimit', fieldTooBig).on('filesLimit', fileTooBig)
    reader.on('error', () => reject(new BadRequest()))
    reader.on('close', () => void partsByName(named).then(resolve, reject))
    request.on('error', () => reject(new BadRequest()))
    // A client that leaves ends the request without an error.
    request.on('close', () => request.complete || reject(new BadRequest()))
    request.pipe(reader)
  })

const partsByName = async (named: readonly { readonly name: string; readonly part: Promise<Part> }[]): Promise<Parts> => {
  const parts = new Map<string, Part[]>()
  for (const { name, part } of named) parts.set(name, [...(parts.get(name) ?? []), await part])
  return parts
}

/** Returns `null` for a form without a boundary, which busboy refuses to read. */
const openReader = <Reader>(make: () => Reader): Reader | null => {
  try {
    return make()
  } catch {
    return null
  }
}
