import type { PlaceName } from '#core/places/place-names.port.ts'
import type { IndexUpdate, NamedFacilities } from './index-updater.ts'
import type { NameIndexData } from './names/name-index-data.ts'
import type { ReadServer } from './read-over-replica.ts'
import type { FacetSpec } from './rows.ts'

/** Start options of the index worker. */
export interface WorkerOptions {
  readonly url: string
  /** Replicas over which all facilities may be read. */
  readonly replicaUrls: readonly string[]
  readonly facets: readonly FacetSpec[]
  /** Day of the rotation at its start. */
  readonly day: number
  /** Milliseconds between two polls without a notification. */
  readonly pollIntervalMs: number
  /** Polls on notifications too. */
  readonly useNotifications: boolean
}

/**
 * Message from the index worker: a new snapshot, a poll that found no changes, outdated names, the server over which all
 * facilities were read, or an error.
 */
export type IndexWorkerMessage =
  | ({ readonly kind: 'update' } & IndexUpdate)
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'names-stale' }
  | { readonly kind: 'full-read'; readonly server: ReadServer }
  | { readonly kind: 'error'; readonly detail: string }

/** Message to the index worker: a newly built name index, a new day of the rotation, or that a snapshot is the only one in use. */
export type ToIndexWorker =
  | { readonly kind: 'names'; readonly named: NamedFacilities }
  | { readonly kind: 'day'; readonly day: number }
  | { readonly kind: 'in-use'; readonly number: number }

/** Start options of the name index worker. */
export interface NameWorkerOptions {
  readonly url: string
  readonly replicaUrls: readonly string[]
  /** The places that will be sent are indexed too; otherwise their index is cached. */
  readonly indexesPlaces: boolean
  /** Day of the rotation of the order of equally good suggestions. */
  readonly day: number
}

/** Message to the name index worker: places in batches. */
export interface PlacesBatch {
  readonly places: readonly PlaceName[]
  readonly last: boolean
}

/** Message from the name index worker: the indexed facilities, and the places unless their index is cached. */
export interface BuiltNames extends Omit<NamedFacilities, 'build'> {
  readonly facilities: NameIndexData['facilities']
  readonly indexed: NameIndexData['places'] | null
  readonly server: ReadServer
}
