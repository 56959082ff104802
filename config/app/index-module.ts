import type { ReadServer } from '#adapters/search-index/read-over-replica.ts'
import { answerRequests } from '#adapters/search-index/remote/answer-requests.ts'
import { searchPath } from '#adapters/search-index/remote/exchange.ts'
import { makeRemoteIndex } from '#adapters/search-index/remote/remote-index.ts'
import { makeUpdateLog } from '#adapters/search-index/remote/update-log.ts'
import { makeSearchIndex } from '#adapters/search-index/search-index.ts'
import { PlaceNames } from '#core/places/place-names.port.ts'
import type { Clock } from '#core/ports/clock.ts'
import { Signing } from '#core/ports/signing.ts'
import { Facets } from '#core/search/facets.port.ts'
import type { makeContainer } from './make-container.ts'

interface Dependencies {
  readonly databaseUrl: string
  readonly replicaUrls: readonly string[]
  readonly searchUrl: string | null
  readonly clock: Clock
  readonly container: Pick<ReturnType<typeof makeContainer>, 'find' | 'isBound'>
  readonly onUpdate: (cities: readonly string[] | null) => void
  readonly onFullRead: (server: ReadServer) => void
  readonly onError: (detail: string) => void
}

/** Purpose of the tokens of processes that ask another one's index; derived from the secrets, so that each has them. */
const purpose = 'kredka search index'

/** Makes the search index: that of another process, or one of its own, which answers others too. */
export const makeIndex = ({
  databaseUrl,
  replicaUrls,
  searchUrl,
  clock,
  container: { find, isBound },
  onUpdate,
  onFullRead,
  onError,
}: Dependencies) => {
  const tokens = () => find(Signing).macsOf(purpose)
  if (searchUrl !== null)
    return { index: makeRemoteIndex({ url: searchUrl, token: () => tokens()[0] ?? '', onUpdate, onError }), answers: null }
  const updates = makeUpdateLog()
  const index = makeSearchIndex({
    url: databaseUrl,
    replicaUrls,
    clock,
    facets: () => find(Facets).all,
    // Without the places plugin, only facilities are found by name.
    places: () => (isBound(PlaceNames) ? find(PlaceNames) : null),
    onUpdate: (cities, changed) => {
      updates.add({ cities, changed })
      onUpdate(cities)
    },
    onFullRead,
    onError,
  })
  return { index, answers: { path: searchPath, tokens, answer: answerRequests(index, updates) } }
}
