import type { Position } from '#web/runtime/device-position.ts'
import type { ClustersResponse } from '../../contract/clusters.ts'
import type { MarkerHooks } from './markers.ts'

type Card = ClustersResponse['facilities'][number]

/** Callbacks of the running map to its island. */
export interface MapHooks extends Pick<MarkerHooks, 'pinName' | 'pinText' | 'dotName' | 'number' | 'onLabelled'> {
  readonly onBusy: (busy: boolean) => void
  readonly onFailed: (failed: boolean) => void
  readonly onFound: (total: number, zoom: number, byUser: boolean) => void
  /** Facilities selected on the map; empty when the user clicks elsewhere. */
  readonly onSelected: (cards: readonly Card[]) => void
  /** The map shows a part of a city whose list is beside it, or no longer. */
  readonly onCityPart: (part: boolean) => void
}

/** Handle of a running map. */
export interface RunningMap {
  zoomBy(steps: 1 | -1): void
  /** Frames the whole city whose list is shown. */
  frameCity(): void
  /** Shows the surroundings of the device's position, unless the URL has a view, and lists what is near with distances. */
  showNear(position: Position): void
  /** Repeats a failed search. */
  retry(): void
  clearSelection(): void
  /** Focuses the pin of a facility. */
  focusPin(id: string): void
  destroy(): void
}
