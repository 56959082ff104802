import { maxBody, maxLargeBody } from '#adapters/http/request-body.ts'
import type { Definition } from '#core/plugin/route-definition.ts'
import { type Call, callHeaders } from './send-call.ts'

/** Error code, and a request that is rejected with it. */
export type RejectedRequest = readonly [code: string, init: RequestInit, path: string]

const withQuery = (path: string, parameter: string) => `${path}${path.includes('?') ? '&' : '?'}${parameter}`

/** Returns a copy of a form with one field added. */
export const withFormField = (form: FormData | URLSearchParams, name: string, value: string): FormData | URLSearchParams => {
  if (form instanceof URLSearchParams) return new URLSearchParams([...form, [name, value]])
  const copy = new FormData()
  for (const [key, existing] of form) copy.append(key, existing)
  copy.append(name, value)
  return copy
}

/** Returns a copy of a JSON body with one member added; a list is wrapped in an object. */
export const withBodyMember = (body: Call['body'], name: string, value: unknown): Readonly<Record<string, unknown>> => ({
  ...(Array.isArray(body) ? { list: body } : body),
  [name]: value,
})

/** Requests whose body every route rejects. */
const badBodies = ({ largeBody }: Definition, method: string, valid: Call): readonly RejectedRequest[] => {
  const headers = callHeaders(valid)
  const max = largeBody ? maxLargeBody : maxBody
  const init = (body: string, type = 'application/json') => ({ method, body, headers: { ...headers, 'content-type': type } })
  const text: RejectedRequest = ['error/unsupported-media-type', init('text', 'text/plain'), valid.path]
  const { form } = valid
  if (form) {
    const initWithField = (name: string, value: string) => ({ method, body: withFormField(form, name, value), headers })
    return [
      text,
      ...(form instanceof FormData ? [['error/bad-request', init('--x', 'multipart/form-data; boundary=x'), valid.path] as const] : []),
      ['error/validation', initWithField('unknown_field', '1'), valid.path],
      ['error/file-too-big', initWithField('long', 'x'.repeat(max.bytes + 1)), valid.path],
    ]
  }
  return [
    text,
    ['error/bad-request', init('{"broken":'), valid.path],
    ['error/bad-request', init(`{"deep":${'['.repeat(max.depth)}${']'.repeat(max.depth)}}`), valid.path],
    ['error/validation', init(JSON.stringify(withBodyMember(valid.body, 'unknown_field', 1))), valid.path],
    ['error/file-too-big', init(JSON.stringify({ long: 'x'.repeat(max.bytes + 1) })), valid.path],
  ]
}

/** Requests without permission: without a token, with an expired token, from another site. */
const badCallers = ({ access, session }: Definition, method: string, valid: Call): readonly RejectedRequest[] => {
  const initWithField = { method, ...(valid.body ? { body: JSON.stringify(valid.body) } : valid.form ? { body: valid.form } : {}) }
  const type: Record<string, string> = valid.body ? { 'content-type': 'application/json' } : {}
  const expired: RejectedRequest = [
    'error/expired-jwt',
    { ...initWithField, headers: { ...type, ...callHeaders(valid), authorization: 'Bearer expired' } },
    valid.path,
  ]
  return [
    ...(access === 'anyone' ? [] : [['error/missing-jwt', { ...initWithField, headers: type }, valid.path] as const]),
    ...(session && access === 'anyone' ? [] : [expired]),
    ...(session
      ? [
          [
            'error/forbidden',
            { ...initWithField, headers: { ...type, ...callHeaders(valid), origin: 'http://evil.test' } },
            valid.path,
          ] as const,
        ]
      : []),
  ]
}

/** Derives, from a call that succeeds, requests that the HTTP layer rejects before the route's handler runs. */
export const rejectedByTransport = (endpoint: Definition, valid: Call): readonly RejectedRequest[] => {
  const method = endpoint.method.toUpperCase()
  const headers = callHeaders(valid)
  return [
    ['error/bad-request', { method, headers }, withQuery(valid.path, `x=${'x'.repeat(2100)}`)],
    ...badCallers(endpoint, method, valid),
    ...(endpoint.method === 'get'
      ? [['error/validation', { method, headers }, withQuery(valid.path, 'unknown-parameter=1')] as const]
      : badBodies(endpoint, method, valid)),
  ]
}
