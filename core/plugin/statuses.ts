import type { FailureKind } from '#core/kernel/failure.ts'

/** HTTP status of each failure kind (decisions §1). */
export const statusOf: Readonly<Record<FailureKind, number>> = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  'not-allowed': 405,
  gone: 410,
  conflict: 409,
  'too-large': 413,
  unsupported: 415,
  invalid: 422,
  'limit-reached': 429,
  'too-many': 429,
  upstream: 502,
  unavailable: 503,
  stopped: 409,
}
