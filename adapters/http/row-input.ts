import type { Request } from 'express'
import { Validation } from '#core/plugin/doorway-failures.ts'
import type { Route } from '#core/plugin/routes.ts'
import { membersOf } from './bodies.ts'

/** `"7"` of `If-Match` as a number; what is no version is left for the Schema to refuse. */
const versionOf = (header: string | undefined): number | string | undefined =>
  header === undefined ? undefined : /^"\d{1,15}"$/.test(header) ? Number(header.slice(1, -1)) : header

/** What the doorway alone may say of a request: the same word in a body or query is one too many. */
const ownWords = ({ version, session, method }: Route): readonly string[] => [
  ...(version && method !== 'get' ? ['version'] : []),
  ...(session ? ['refresh_token'] : []),
]

/** A request's input as one object: path over body over query, and what the row's options add. */
export const inputOf = (row: Route, request: Request, refreshToken: string | null): Readonly<Record<string, unknown>> => {
  const said: Record<string, unknown> = { ...request.query, ...membersOf(row, request), ...request.params }
  const own = ownWords(row)
  const forged = own.filter((word) => Object.hasOwn(said, word))
  if (forged.length) throw new Validation({ schema: Object.fromEntries(forged.map((word) => [word, ['FIELD_UNKNOWN']])) })
  const version = versionOf(request.get('if-match'))
  if (own.includes('version') && version !== undefined) said['version'] = version
  if (row.session) said['refresh_token'] = refreshToken
  return said
}
