import { expect } from 'vitest'
import { decodeResponse } from './examples/send-call.ts'
import type { TestProduct } from './product.ts'

/** Decodes a response with the output schema of its route; rejects excess members. */
export const decodedBody = async ({ platform }: Pick<TestProduct, 'platform'>, path: string, response: Response) => {
  const endpoint = platform.plugins.flatMap(({ endpoints = [] }) => endpoints).find((endpoint) => endpoint.path === path)
  if (!endpoint) throw new Error(`No route ${path}`)
  expect(response.headers.get('content-type')).toContain('application/json')
  return decodeResponse(endpoint, response)
}
