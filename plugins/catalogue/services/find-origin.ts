import { Effect } from 'effect'
import type { Point } from '#core/kernel/distance.ts'
import { parsePosition } from '#core/places/device-position.ts'
import type { QueryParams } from '#core/search/parse-selection.ts'
import type { AddressPoints } from '#plugins/places/contract/queries.ts'
import { type NearUrl, parseNearUrl } from '../contract/near-url.ts'

/** Point from which distances are measured: an address with its label, or the device. */
export type Origin = (Point & { readonly kind: 'address'; readonly label: string }) | (Point & { readonly kind: 'device' })

/** Request for distances in a URL, with the point that it means; `null` if it names none or no facility has the address. */
export interface Near extends NearUrl {
  readonly origin: Origin | null
}

/** Finds the point from which a list's distances are measured: the address in the URL, else the position that the browser has passed. */
export const findOrigin = Effect.fn('catalogue.find-origin')(function* (
  addresses: AddressPoints,
  city: { readonly voivodeship: string; readonly slug: string },
  query: QueryParams,
) {
  const near = parseNearUrl(query)
  const position = near.nearby ? parsePosition(query) : null
  const address = near.address === '' ? null : yield* addresses.inCity(city, near.address)
  const origin: Origin | null = address ? { kind: 'address', ...address } : position && { kind: 'device', ...position }
  return { ...near, origin } satisfies Near
})
