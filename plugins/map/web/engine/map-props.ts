import type { ClustersAnswer, SingleView } from '../../contract/clusters.ts'
import type { Bounds, MapAddress, Words } from '../../contract/map-address.ts'
import type { Filters } from './ask.ts'

type Card = ClustersAnswer['facilities'][number]

/** What the map's island is told by its page: JSON. */
export interface MapProps {
  /** Path of the page in its language; the address of a facility with `@facility` in its slug's place, where there is such a page. */
  readonly path: string
  readonly facilityPath: string | null
  readonly state: MapAddress
  /** What is chosen, as words of the address and as members of the search's body. */
  readonly chosen: Words
  readonly filters: Filters
  readonly city: string | null
  /** What is searched first: a city's box, the address's, Warszawa, or `null` where facilities were asked for by name. */
  readonly box: Bounds | null
  readonly named: readonly (SingleView & Card)[]
  readonly camera: { readonly wide: Bounds | null; readonly phone: Bounds | null; readonly zoom: number }
  readonly total: number
  /** What a pin says of who runs it, by the tag's id: `publiczne`. */
  readonly ownership: Readonly<Record<string, string>>
  readonly styleUrl: string | null
}
