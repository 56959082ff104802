import type { ClustersAnswer } from '../../contract/clusters.ts'
import type { Bounds } from '../../contract/map-address.ts'
import { askClusters, type Filters } from './ask.ts'
import { askPage } from './list.ts'

/** A search of the map: `list` is the address of the page whose list goes with it, `null` where the page has it already. */
export interface Wanted {
  readonly box: Bounds
  readonly city: string | null
  readonly zoom: number
  readonly list: string | null
}

interface Hooks {
  readonly onBusy: (busy: boolean) => void
  readonly onFailed: (failed: boolean) => void
  readonly onAnswer: (answer: ClustersAnswer, page: Document | null, wanted: Wanted) => void
}

/** One search at a time: a newer one takes the place of the running one, and what failed can be asked again. */
export const makeSearcher = (filters: Filters, { onBusy, onFailed, onAnswer }: Hooks) => {
  let asking = new AbortController()
  let last: Wanted | null = null
  const search = async (wanted: Wanted) => {
    asking.abort()
    asking = new AbortController()
    last = wanted
    const { signal } = asking
    onBusy(true)
    onFailed(false)
    try {
      const { list, ...asked } = wanted
      const [answer, page] = await Promise.all([askClusters({ ...asked, filters }, signal), list === null ? null : askPage(list, signal)])
      if (!signal.aborted) onAnswer(answer, page, wanted)
    } catch {
      if (!signal.aborted) onFailed(true)
    }
    if (!signal.aborted) onBusy(false)
  }
  return {
    search,
    again: () => {
      if (last) void search(last)
    },
    stop: () => asking.abort(),
  }
}
