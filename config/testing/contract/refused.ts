import type { Route } from '#core/plugin/routes.ts'
import { headersOf } from './ask.ts'
import type { Call } from './line.ts'

/** A code, and a request that is refused with it. */
export type Refused = readonly [code: string, init: RequestInit, path: string]

const withQuery = (path: string, word: string) => `${path}${path.includes('?') ? '&' : '?'}${word}`

/** The same form with one field more. */
export const formWith = (form: FormData | URLSearchParams, name: string, value: string): FormData | URLSearchParams => {
  if (form instanceof URLSearchParams) return new URLSearchParams([...form, [name, value]])
  const more = new FormData()
  for (const [key, kept] of form) more.append(key, kept)
  more.append(name, value)
  return more
}

/** The same JSON with one member more; of a list, that of an object with the list in it. */
export const bodyWith = (body: Call['body'], name: string, value: unknown): Readonly<Record<string, unknown>> => ({
  ...(Array.isArray(body) ? { list: body } : body),
  [name]: value,
})

/** Bodies that no row reads, whoever asks. */
const badBodies = (method: string, good: Call): readonly Refused[] => {
  const own = headersOf(good)
  const send = (body: string, type = 'application/json') => ({ method, body, headers: { ...own, 'content-type': type } })
  const text: Refused = ['error/bad-file-format', send('text', 'text/plain'), good.path]
  const { form } = good
  if (form) {
    const sent = (name: string, value: string) => ({ method, body: formWith(form, name, value), headers: own })
    return [
      text,
      ...(form instanceof FormData ? [['error/bad-request', send('--x', 'multipart/form-data; boundary=x'), good.path] as const] : []),
      ['error/validation', sent('nobody_knows_me', '1'), good.path],
      ['error/file-too-big', sent('long', 'x'.repeat(100_001)), good.path],
    ]
  }
  return [
    text,
    ['error/bad-request', send('{"broken":'), good.path],
    ['error/bad-request', send(`{"deep":${'['.repeat(20)}${']'.repeat(20)}}`), good.path],
    ['error/validation', send(JSON.stringify(bodyWith(good.body, 'nobody_knows_me', 1))), good.path],
    ['error/file-too-big', send(JSON.stringify({ long: 'x'.repeat(100_001) })), good.path],
  ]
}

/** Calls by those whom no door lets through: without a token, with one that is over, from another site. */
const badCallers = ({ access: may, session }: Route, method: string, good: Call): readonly Refused[] => {
  const sent = { method, ...(good.body ? { body: JSON.stringify(good.body) } : good.form ? { body: good.form } : {}) }
  const type: Record<string, string> = good.body ? { 'content-type': 'application/json' } : {}
  const over: Refused = [
    'error/expired-jwt',
    { ...sent, headers: { ...type, ...headersOf(good), authorization: 'Bearer over' } },
    good.path,
  ]
  return [
    ...(may === 'anyone' ? [] : [['error/missing-jwt', { ...sent, headers: type }, good.path] as const]),
    ...(session && may === 'anyone' ? [] : [over]),
    ...(session
      ? [['error/forbidden', { ...sent, headers: { ...type, ...headersOf(good), origin: 'http://evil.test' } }, good.path] as const]
      : []),
  ]
}

/** Calls that a doorway refuses before any row is asked, made of one that is answered. */
export const refusedByDoorway = (row: Route, good: Call): readonly Refused[] => {
  const [method, headers] = [row.method.toUpperCase(), headersOf(good)]
  return [
    ['error/bad-request', { method, headers }, withQuery(good.path, `x=${'x'.repeat(2100)}`)],
    ...badCallers(row, method, good),
    ...(row.method === 'get'
      ? [['error/validation', { method, headers }, withQuery(good.path, 'nobody-knows-me=1')] as const]
      : badBodies(method, good)),
  ]
}
