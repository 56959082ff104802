import { maxBody, maxLargeBody } from '#adapters/http/request-body.ts'
import { uploadLimits } from '#core/kernel/upload-limits.ts'
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

/** Requests that every route with files rejects: a broken form, and one with a large file. */
const badForms = (form: FormData, method: string, headers: Readonly<Record<string, string>>, path: string): readonly RejectedRequest[] => {
  const large = new FormData()
  for (const [name, value] of form) large.append(name, value)
  large.append('large', new Blob([new Uint8Array(uploadLimits.fileBytes + 1)]), 'large.png')
  const broken = { method, body: '--x', headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' } }
  return [
    ['error/bad-request', broken, path],
    ['error/file-too-big', { method, body: large, headers }, path],
  ]
}

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
      ...(form instanceof FormData ? badForms(form, method, headers, valid.path) : []),
      ['error/validation', initWithField('unknown_field', '1'), valid.path],
      ['error/body-too-big', initWithField('long', 'x'.repeat(max.bytes + 1)), valid.path],
    ]
  }
  return [
    text,
    ['error/bad-request', init('{"broken":'), valid.path],
    ['error/bad-request', init(`{"deep":${'['.repeat(max.depth)}${']'.repeat(max.depth)}}`), valid.path],
    ['error/validation', init(JSON.stringify(withBodyMember(valid.body, 'unknown_field', 1))), valid.path],
    ['error/body-too-big', init(JSON.stringify({ long: 'x'.repeat(max.bytes + 1) })), valid.path],
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
