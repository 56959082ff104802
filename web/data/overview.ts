import { ApiError, callApi } from './api.ts'
import type { Overview } from './tabs.ts'

/** How many new things there are for the one who has signed in; nothing where nobody counts or the server does not say, for no page hangs on it. */
export const askOverview = (signal: AbortSignal | null = null): Promise<Overview> =>
  callApi<Overview>('/api/v1/overview', { signal }).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    return {}
  })
