import { expect } from 'vitest'
import { codeOf } from '#core/kernel/failure.ts'
import type { Definition } from '#core/plugin/route-definition.ts'
import { statusOf } from '#core/plugin/statuses.ts'
import { errorsOf } from '#core/plugin/transport-errors.ts'
import { decodeResponse } from './send-call.ts'

const typesOf: Partial<Record<Definition['responseType'], readonly string[]>> = {
  csv: ['text/csv; charset=utf-8'],
  ics: ['text/calendar; charset=utf-8'],
  zip: ['application/zip'],
  xml: ['application/xml; charset=utf-8'],
  css: ['text/css; charset=utf-8'],
  text: ['text/plain; charset=utf-8'],
  // Pictures, and a code that is drawn.
  file: ['image/webp', 'image/svg+xml'],
  redirect: ['text/plain; charset=utf-8'],
}

/** Expects a success whose body matches the output Schema of the route exactly; reads the body. */
export const expectSuccess = async (route: Definition, response: Response): Promise<void> => {
  expect(response.status).toBe(route.responseType === 'redirect' ? 303 : 200)
  expect(typesOf[route.responseType] ?? ['application/json; charset=utf-8']).toContain(response.headers.get('content-type'))
  expect(response.headers.get('ratelimit-policy')).toMatch(/^"api";q=600;w=60/)
  await decodeResponse(route, response)
}

/** Expects a problem response with a declared error of the route, in the status of its kind, and returns its code; reads the body. */
export const expectProblem = async (route: Definition, response: Response): Promise<string> => {
  const body = (await response.json()) as { code: string; status: number; request_id: string; message: string }
  const { kind } = errorsOf(route).find(({ tag }) => codeOf(tag) === body.code) ?? {}
  expect([body.code, response.status, response.headers.get('content-type')]).toEqual([
    body.code,
    kind && statusOf[kind],
    'application/problem+json; charset=utf-8',
  ])
  expect([body.status, body.request_id]).toEqual([response.status, response.headers.get('x-request-id')])
  expect(body.message).toMatch(/^[^{}]+$/)
  return body.code
}
