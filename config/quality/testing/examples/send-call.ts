import { Schema } from 'effect'
import { unzipSync } from 'fflate'
import type { Definition } from '#core/plugin/route-definition.ts'

/** One call: path with query, body, headers and session. */
export interface Call {
  readonly path: string
  /** JSON; a list where the route takes one. */
  readonly body?: Readonly<Record<string, unknown>> | readonly unknown[]
  readonly form?: FormData | URLSearchParams
  /** Client whose bearer token and cookie are sent. */
  readonly as?: { readonly cookie: string | null; readonly jwt: string | null }
  readonly headers?: Readonly<Record<string, string>>
}

let callCount = 0

/** Returns the headers that a browser adds to a call; each call gets a network address of its own, so that no rate limit applies. */
export const callHeaders = ({ as, headers }: Call): Record<string, string> => ({
  'x-forwarded-for': `10.30.${Math.floor(++callCount / 250) % 250}.${(callCount % 250) + 1}`,
  ...(as && { origin: 'http://kredka.test' }),
  ...(as?.cookie && { cookie: as.cookie }),
  ...(as?.jwt && { authorization: `Bearer ${as.jwt}` }),
  ...headers,
})

/** Sends a call to a route, with its body as JSON or as a form. */
export const sendCall = (url: string, { method }: Pick<Definition, 'method'>, call: Call) =>
  fetch(url + call.path, {
    method: method.toUpperCase(),
    headers: { ...(call.body && { 'content-type': 'application/json' }), ...callHeaders(call) },
    ...(call.body && { body: JSON.stringify(call.body) }),
    ...(call.form && { body: call.form }),
    redirect: 'manual',
  })

/** Reads a table whose columns are all texts; `Response.text` has removed the byte-order mark. */
const linesOf = (table: string): readonly Readonly<Record<string, string>>[] => {
  const cells = [...table.matchAll(/(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n)/g)]
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of cells) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '\r\n') rows.push([])
  }
  const [columns = [], ...lines] = rows.slice(0, -1)
  return lines.map((line) => Object.fromEntries(columns.map((column, at) => [column, line[at] ?? ''])))
}

const bodyOf = async ({ responseType }: Definition, response: Response): Promise<unknown> => {
  if (responseType === 'json') return response.json()
  if (['ics', 'xml', 'css', 'text'].includes(responseType)) return response.text()
  if (responseType === 'redirect') return { to: response.headers.get('location') }
  if (responseType === 'csv') return linesOf(await response.text())
  const bytes = new Uint8Array(await response.arrayBuffer())
  if (responseType === 'zip') return Object.entries(unzipSync(bytes)).map(([path, bytes]) => ({ path, bytes }))
  return { name: 'file', mime: response.headers.get('content-type'), bytes }
}

/** Decodes a response with the output Schema of its route; throws on excess properties. */
export const decodeResponse = async (endpoint: Definition, response: Response): Promise<unknown> =>
  Schema.decodeUnknownSync(endpoint.output)(await bodyOf(endpoint, response), { errors: 'all', onExcessProperty: 'error' })
