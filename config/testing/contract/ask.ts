import { unzipSync } from 'fflate'
import { Schema } from 'effect'
import type { Route } from '#core/plugin/routes.ts'
import type { Call } from './line.ts'

let asked = 0

/** What a browser of this site sends of its own with a call; from an address of its own, so that no limit has anything to do with it. */
export const headersOf = ({ as, headers }: Call): Record<string, string> => ({
  'x-forwarded-for': `10.30.${Math.floor(++asked / 250) % 250}.${(asked % 250) + 1}`,
  ...(as && { origin: 'http://kredka.test' }),
  ...(as?.cookie && { cookie: as.cookie }),
  ...(as?.jwt && { authorization: `Bearer ${as.jwt}` }),
  ...headers,
})

/** Asks a row: its body as JSON or as a form. */
export const ask = (url: string, { method }: Pick<Route, 'method'>, call: Call) =>
  fetch(url + call.path, {
    method: method.toUpperCase(),
    headers: { ...(call.body && { 'content-type': 'application/json' }), ...headersOf(call) },
    ...(call.body && { body: JSON.stringify(call.body) }),
    ...(call.form && { body: call.form }),
    redirect: 'manual',
  })

const bodyOf = async ({ responseType: answers }: Route, answer: Response): Promise<unknown> => {
  if (answers === 'json') return answer.json()
  if (answers === 'ics') return answer.text()
  if (answers === 'redirect') return { to: answer.headers.get('location') }
  const bytes = new Uint8Array(await answer.arrayBuffer())
  if (answers === 'zip') return Object.entries(unzipSync(bytes)).map(([path, bytes]) => ({ path, bytes }))
  return { name: 'file', mime: answer.headers.get('content-type'), bytes }
}

/** Decodes an answer with its row's own Schema; a member too many is refused. */
export const decodeAnswer = async (row: Route, answer: Response): Promise<unknown> =>
  Schema.decodeUnknownSync(row.output)(await bodyOf(row, answer), { errors: 'all', onExcessProperty: 'error' })
