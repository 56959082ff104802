import { define, type PortOf } from '#core/kernel/define.ts'
import { Signing } from '#core/ports/signing.ts'
import { Site } from '#core/ports/site.ts'

const payload = (searchId: string) => `saved-searches.stop:${searchId}`

/** Builds and checks the link that ends the messages about one search without signing in (decision 118). */
export const SearchStopLink = define('saved-searches/SearchStopLink', { signing: Signing, site: Site }, ({ signing, site }) => {
  const tokenOf = (searchId: string): string => `${searchId}.${signing.macsOf(payload(searchId))[0]}`
  return {
    tokenOf,
    urlOf: (searchId: string): string => `${site.url}/api/v1/saved-search/stop/${tokenOf(searchId)}`,
    /** Returns the search of an authentic token; `null` for rubbish and forgeries. */
    read: (stopToken: string): string | null => {
      const [, id, mac] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(stopToken) ?? []
      return id && mac && signing.macsOf(payload(id)).includes(mac) ? id : null
    },
  }
})

export type SearchStopLink = PortOf<typeof SearchStopLink>
