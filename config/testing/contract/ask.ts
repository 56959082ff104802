import { Schema } from 'effect'
import type { Route } from '#core/plugin/routes.ts'
import type { Call } from './table.ts'

/** Asks a row: its body as JSON, and headers of its own. */
export const ask = (url: string, { method }: Route, { path, body }: Call, headers: Readonly<Record<string, string>> = {}) =>
  fetch(url + path, {
    method: method.toUpperCase(),
    headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
    redirect: 'manual',
  })

/** Decodes an answer with its row's own Schema; a member too many is refused. */
export const decodeAnswer = ({ gives }: Route, answer: unknown): unknown =>
  Schema.decodeUnknownSync(gives)(answer, { errors: 'all', onExcessProperty: 'error' })

const withQuery = (path: string, word: string) => `${path}${path.includes('?') ? '&' : '?'}${word}`

/** Calls that a doorway refuses before any row is asked, made of one that is answered. */
export const refusedByDoorway = (row: Route, good: Call): readonly (readonly [code: string, init: RequestInit, path: string])[] => {
  const method = row.method.toUpperCase()
  const tooLong = ['error/bad-request', { method }, withQuery(good.path, `x=${'x'.repeat(2100)}`)] as const
  if (row.method === 'get') return [tooLong, ['error/validation', { method }, withQuery(good.path, 'nobody-knows-me=1')]]
  const send = (body: string, type = 'application/json') => ({ method, body, headers: { 'content-type': type } })
  return [
    tooLong,
    ['error/bad-request', send('{"broken":'), good.path],
    ['error/bad-request', send(`{"deep":${'['.repeat(20)}${']'.repeat(20)}}`), good.path],
    ['error/validation', send(JSON.stringify({ ...good.body, nobody_knows_me: 1 })), good.path],
    ['error/bad-file-format', send('text', 'text/plain'), good.path],
    ['error/file-too-big', send(JSON.stringify({ long: 'x'.repeat(100_001) })), good.path],
  ]
}
