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

/** Members of the query that the route does not read there, and those of the body that belong into the query. */
const misplacedMembers = (endpoint: Endpoint, request: Request): readonly string[] => [
  ...Object.keys(request.query).filter(
    (name) => Object.hasOwn(request.params, name) || (endpoint.method !== 'get' && !endpoint.query.includes(name)),
  ),
  ...(endpoint.query.length === 0 ? [] : Object.keys(bodyMembers(endpoint, request)).filter((name) => endpoint.query.includes(name))),
]

/**
 * Returns a request's encoded input as one object: path, and body or query, with the version and refresh token of the
 * endpoint's options.
 */
export const inputOf = (endpoint: Endpoint, request: Request, refreshToken: string | null): Readonly<Record<string, unknown>> => {
  const input: Record<string, unknown> = { ...bodyMembers(endpoint, request), ...request.query, ...request.params }
  const reserved = reservedMembers(endpoint)
  const unknown = [...reserved.filter((name) => Object.hasOwn(input, name)), ...misplacedMembers(endpoint, request)]
  if (unknown.length) throw new Validation({ schema: Object.fromEntries(unknown.map((name) => [name || '_', ['FIELD_UNKNOWN']])) })
  const version = versionOf(request.get('if-match'))
  if (reserved.includes('version') && version !== undefined) input['version'] = version
  if (endpoint.session) input['refresh_token'] = refreshToken
  return input
}
