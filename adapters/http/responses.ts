import { Schema } from 'effect'
import type { Response } from 'express'
import { zipSync } from 'fflate'
import type { FileBody, RedirectBody, ResponseType, ZipBody } from '#core/plugin/body-types.ts'
import type { Endpoint, HttpResponse } from '#core/plugin/implement.ts'
import { codingFor, compressQuickly } from './content-encoding.ts'
import { csvOf } from './csv.ts'
import { etagOf, matches } from './page-response.ts'

/** Response as it is sent and, for idempotent routes, stored. */
export interface EncodedResponse {
  /** JSON text of the body; `undefined` for an empty body. */
  readonly json?: string | undefined
  /** The body itself, for other response types. */
  readonly body?: unknown
  readonly headers: Readonly<Record<string, string>>
}

/** Encodes a response with the output Schema of its endpoint, so that no other member leaves the server. */
export const encodeResponse = (endpoint: Endpoint): ((response: HttpResponse<unknown>) => EncodedResponse) => {
  const encode = Schema.encodeUnknownSync(endpoint.output)
  return (response) => {
    const { headers = {} } = response
    if (endpoint.responseType !== 'json') return { body: encode('json' in response ? JSON.parse(response.json) : response.body), headers }
    const json = 'json' in response ? response.json : JSON.stringify(encode(response.body))
    return { json, headers: endpoint.version ? { ETag: `"${(JSON.parse(json) as { version: number }).version}"`, ...headers } : headers }
  }
}

/** Names a download by the last word of the path: `/api/v1/application/export.csv` is `export.csv`. */
const fileNameOf = ({ path, responseType }: Endpoint) => {
  const last = path.split('/').findLast((part) => !part.startsWith(':')) ?? 'download'
  return last.endsWith(`.${responseType}`) ? last : `${last}.${responseType}`
}

const isImage = (mime: string) => /^image\/(?!svg)/.test(mime)

/** Sends the JSON of a route that only reads, or 304 where the client has it; Express does the same for a GET. */
const sendRead = async (response: Response, json: string) => {
  const { headers } = response.req
  const bytes = Buffer.from(json)
  const etag = etagOf(bytes)
  response.set({ ETag: etag, Vary: 'Accept-Encoding' })
  if (matches(headers['if-none-match'], etag)) return void response.status(304).end()
  const coding = codingFor(headers['accept-encoding'], bytes.length)
  if (coding !== 'identity') response.set('Content-Encoding', coding)
  const encoded = await compressQuickly(bytes, coding)
  response.set({ 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': String(encoded.length) }).end(encoded)
}

/** Sends an encoded response by the endpoint's response type. Browsers store it only where it brings a `Cache-Control` of its own. */
export const sendResponse = (endpoint: Endpoint): ((response: Response, encoded: EncodedResponse) => unknown) => {
  const csv = endpoint.responseType === 'csv' ? csvOf(endpoint.output) : () => ''
  const send: Readonly<Record<ResponseType, (response: Response, encoded: EncodedResponse) => unknown>> = {
    json: (response, { json }) => {
      if (json === undefined) response.status(204).end()
      else if (endpoint.reads) return sendRead(response, json)
      else response.type('json').send(json)
    },
    csv: (response, { body }) => response.attachment(fileNameOf(endpoint)).send(csv(body as Parameters<typeof csv>[0])),
    zip: (response, { body }) =>
      response
        .attachment(fileNameOf(endpoint))
        .send(Buffer.from(zipSync(Object.fromEntries((body as ZipBody).map(({ path, bytes }) => [path, bytes]))))),
    ics: (response, { body }) => response.attachment(fileNameOf(endpoint)).type('text/calendar').send(body),
    xml: (response, { body }) => response.type('application/xml').send(body),
    css: (response, { body }) => response.type('css').send(body),
    text: (response, { body }) => response.type('text/plain').send(body),
    file: (response, { body }) => {
      const { name, mime, bytes } = body as FileBody
      if (!isImage(mime)) response.attachment(name)
      response.type(mime).send(Buffer.from(bytes))
    },
    redirect: (response, { body }) => response.redirect(303, (body as RedirectBody).to),
  }
  return (response, encoded) => {
    response.set({ 'Cache-Control': 'no-store', ...encoded.headers })
    return send[endpoint.responseType](response, encoded)
  }
}
