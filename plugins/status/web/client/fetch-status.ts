import { ApiError, callApi } from '#web/runtime/api.ts'
import type { OutputOf } from '#web/runtime/api-types.ts'
import { statusApi } from '../../contract/api.ts'

/** Status of the service. */
export type Status = OutputOf<typeof statusApi.showStatus>

/** Fetches the status of the service; a degraded service knows nothing but its health. */
export const fetchStatus = (): Promise<Pick<Status, 'health'> & Partial<Status>> =>
  callApi(statusApi.showStatus).catch((error: unknown) => {
    if (error instanceof ApiError && error.problem.status === 503) return { health: { status: 'degraded' } }
    throw error
  })
