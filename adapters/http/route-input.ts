import type { Request } from 'express'
import type { Endpoint } from '#core/plugin/implement.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { bodyMembers } from './request-body.ts'

/** Reads `"7"` of `If-Match` as a number; anything else stays text, which the Schema refuses. */
const versionOf = (header: string | undefined): number | string | undefined =>
  header === undefined ? undefined : /^"\d{1,15}"$/.test(header) ? Number(header.slice(1, -1)) : header

/** Members that come from headers and cookies alone; in a body or query they are unknown. */
const reservedMembers = ({ version, session, method }: Endpoint): readonly string[] => [
  ...(version && method !== 'get' ? ['version'] : []),
  ...(session ? ['refresh_token'] : []),
]

/** Members of the query that the route does not read there: any of a route with a body, and those that the path has already. */
const misplacedMembers = ({ method }: Endpoint, { query, params }: Request): readonly string[] =>
  Object.keys(query).filter((name) => method !== 'get' || Object.hasOwn(params, name))

/** Returns a request's encoded input as one object: path, and body or query, with the version and refresh token of the endpoint's options. */
export const inputOf = (endpoint: Endpoint, request: Request, refreshToken: string | null): Readonly<Record<string, unknown>> => {
  const input: Record<string, unknown> = { ...request.query, ...bodyMembers(endpoint, request), ...request.params }
  const reserved = reservedMembers(endpoint)
  const unknown = [...reserved.filter((name) => Object.hasOwn(input, name)), ...misplacedMembers(endpoint, request)]
  if (unknown.length) throw new Validation({ schema: Object.fromEntries(unknown.map((name) => [name || '_', ['FIELD_UNKNOWN']])) })
  const version = versionOf(request.get('if-match'))
  if (reserved.includes('version') && version !== undefined) input['version'] = version
  if (endpoint.session) input['refresh_token'] = refreshToken
  return input
}
