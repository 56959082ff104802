import { Schema } from 'effect'
import type { Response } from 'express'
import { zipSync } from 'fflate'
import type { ResponseType, FileBody, RedirectBody, ZipBody } from '#core/plugin/row-kinds.ts'
import type { HttpResponse, Route } from '#core/plugin/routes.ts'
import { csvOf } from './csv.ts'

/** What a row said, in the form in which it is sent and, for rows that may be asked again, kept. */
export interface Written {
  /** JSON of the body; `undefined` where there is none to tell. */
  readonly json?: string | undefined
  /** The body itself, for what is no JSON. */
  readonly body?: unknown
  readonly headers: Readonly<Record<string, string>>
}

/** Encodes what a row says with its own Schema, so that nothing leaves but what it gives. */
export const written = (row: Route): ((said: HttpResponse<unknown>) => Written) => {
  const encode = Schema.encodeUnknownSync(row.output)
  return (said) => {
    const { headers = {} } = said
    if (row.responseType !== 'json') return { body: encode('json' in said ? JSON.parse(said.json) : said.body), headers }
    const json = 'json' in said ? said.json : JSON.stringify(encode(said.body))
    return { json, headers: row.version ? { ETag: `"${(JSON.parse(json) as { version: number }).version}"`, ...headers } : headers }
  }
}

/** The last word of a path as a file's name: `/api/v1/application/export.csv` gives `export.csv`. */
const fileNameOf = ({ path, responseType: answers }: Route) => {
  const last = path.split('/').findLast((part) => !part.startsWith(':')) ?? 'download'
  return last.endsWith(`.${answers}`) ? last : `${last}.${answers}`
}

const isPicture = (mime: string) => /^image\/(?!svg)/.test(mime)

/** Sends what was written, in the way the row answers. Nothing is kept by browsers unless the row says so. */
export const sender = (row: Route): ((response: Response, written: Written) => void) => {
  const csv = row.responseType === 'csv' ? csvOf(row.output) : () => ''
  const send: Readonly<Record<ResponseType, (response: Response, written: Written) => void>> = {
    json: (response, { json }) => (json === undefined ? response.status(204).end() : response.type('json').send(json)),
    csv: (response, { body }) => response.attachment(fileNameOf(row)).send(csv(body as Parameters<typeof csv>[0])),
    zip: (response, { body }) =>
      response
        .attachment(fileNameOf(row))
        .send(Buffer.from(zipSync(Object.fromEntries((body as ZipBody).map(({ path, bytes }) => [path, bytes]))))),
    ics: (response, { body }) => response.attachment(fileNameOf(row)).type('text/calendar').send(body),
    xml: (response, { body }) => response.type('application/xml').send(body),
    file: (response, { body }) => {
      const { name, mime, bytes } = body as FileBody
      if (!isPicture(mime)) response.attachment(name)
      response.type(mime).send(Buffer.from(bytes))
    },
    redirect: (response, { body }) => response.redirect(303, (body as RedirectBody).to),
  }
  return (response, told) => {
    response.set({ 'Cache-Control': 'no-store', ...told.headers })
    send[row.responseType](response, told)
  }
}
