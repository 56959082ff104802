import type { ClustersResponse } from '../../contract/clusters.ts'
import type { Bounds } from '../../contract/map-url-state.ts'
import { fetchPage } from './result-list.ts'
import { fetchClusters, type Search } from './search-client.ts'

/** Search of the map. `list`: URL of the page that contains the new list, `null` if the current page has it already. */
export interface SearchRequest {
  readonly box: Bounds
  readonly city: string | null
  readonly zoom: number
  readonly list: string | null
}

interface Hooks {
  readonly onBusy: (busy: boolean) => void
  readonly onFailed: (failed: boolean) => void
  readonly onResponse: (response: ClustersResponse, page: Document | null, request: SearchRequest) => void
}

/** Runs one search at a time: a newer one cancels the running one, and a failed one can be retried. */
export const makeSearcher = (always: Pick<Search, 'text' | 'filters'>, { onBusy, onFailed, onResponse }: Hooks) => {
  let controller = new AbortController()
  let last: SearchRequest | null = null
  const search = async (request: SearchRequest) => {
    controller.abort()
    controller = new AbortController()
    last = request
    const { signal } = controller
    onBusy(true)
    onFailed(false)
    try {
      const { list, ...area } = request
      const [response, page] = await Promise.all([
        fetchClusters({ ...always, ...area }, signal),
        list === null ? null : fetchPage(list, signal),
      ])
      if (!signal.aborted) onResponse(response, page, request)
    } catch {
      if (!signal.aborted) onFailed(true)
    }
    if (!signal.aborted) onBusy(false)
  }
  return {
    search,
    retry: () => {
      if (last) void search(last)
    },
    stop: () => controller.abort(),
  }
}
