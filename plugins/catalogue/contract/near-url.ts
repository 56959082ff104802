import type { QueryParams } from '#core/search/parse-selection.ts'
import { maxAddressLength } from './limits.ts'

/** Query parameters of a list that is sorted by distance: a searched address, or that the visitor has asked for what is near the device. */
export const nearParams = { address: 'adres', nearby: 'blisko' } as const

/** Request for distances in the URL of a list. The device's position is never in it (`positionParam` is for requests in the background). */
export interface NearUrl {
  /** As typed; empty without one. */
  readonly address: string
  readonly nearby: boolean
}

/** Parses the parameters; a searched address takes precedence over the device. */
export const parseNearUrl = (params: QueryParams): NearUrl => {
  const address = (params[nearParams.address]?.at(-1) ?? '').trim().slice(0, maxAddressLength)
  return { address, nearby: address === '' && params[nearParams.nearby]?.at(-1) === 'tak' }
}

/** Serializes them to query parameters. */
export const serializeNearUrl = ({ address, nearby }: NearUrl): QueryParams => ({
  ...(address !== '' && { [nearParams.address]: [address] }),
  ...(nearby && { [nearParams.nearby]: ['tak'] }),
})
