import type { PlaceName } from '#core/places/place-names.port.ts'
import type { Named, Seen } from './keeper.ts'
import type { NameArrays } from './names/name-arrays.ts'
import type { FacetSpec } from './rows.ts'

/** What the worker of the snapshot is started with. */
export interface Orders {
  readonly url: string
  readonly facets: readonly FacetSpec[]
  /** Milliseconds between two looks when nobody wakes it. */
  readonly every: number
  /** Whether it listens to notifications. */
  readonly listens: boolean
}

/** From it: what it has seen; that facilities are called otherwise than the names know; that it cannot read just now. */
export type WorkerTells =
  | ({ readonly kind: 'seen' } & Seen)
  | { readonly kind: 'names-stale' }
  | { readonly kind: 'trouble'; readonly detail: string }

/** To the worker of names: places, a portion at a time. */
export interface PlacesTold {
  readonly places: readonly PlaceName[]
  readonly last: boolean
}

/** From it: the names, and of whom. */
export interface NamesBuilt extends Omit<Named, 'build'> {
  readonly arrays: NameArrays
}
