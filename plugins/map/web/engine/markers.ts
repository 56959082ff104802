import { type Map as MapLibre, Marker } from 'maplibre-gl'
import type { ClustersAnswer, ClusterView, SingleView } from '../../contract/clusters.ts'
import { stepApart } from './apart.ts'
import { bringOut } from './bring-out.ts'
import { dotElement, dotRadius, pinElement } from './pins.ts'
import { type Taken, takenBy } from './taken.ts'

type Card = ClustersAnswer['facilities'][number]

/** What markers say and do. */
export interface MarkerHooks {
  readonly pinName: (card: Card | undefined) => string
  readonly dotName: (cluster: ClusterView) => string
  readonly number: (count: number) => string
  readonly onDot: (cluster: ClusterView) => void
  readonly onPin: (single: SingleView, card: Card | undefined) => void
  /** Where markers stand now, and who found no marker any more. */
  readonly onPlaced: (taken: readonly Taken[], left: readonly SingleView[]) => void
  /** The pointer or the focus is on this facility, or on none. */
  readonly onLight: (id: string | null) => void
}

/** The markers of one map. */
export interface Markers {
  show(answer: ClustersAnswer): void
  /** Marks where a facility is, alone or in its dot; without one, nothing is marked. */
  light(facility: { readonly id: string; readonly long: number; readonly lat: number } | null): void
  /** The facility whose pin was chosen stays marked. */
  choose(id: string | null): void
}

/** Elements of the page at most (features.md SM-10); who is left over is drawn on the canvas. */
const mostElements = 300
const keyOf = ({ id, count, long, lat }: ClusterView) => `${id} ${count} ${long} ${lat}`

/** Puts clusters and single facilities on the map as buttons, and keeps those that stay. */
export const makeMarkers = (map: MapLibre, hooks: MarkerHooks): Markers => {
  const shown = new Map<string, Marker>()
  let clusters: readonly ClusterView[] = []
  let lit: Element | null = null
  let chosen: string | null = null

  const put = (key: string, [long, lat]: readonly [number, number], make: () => HTMLElement, step?: readonly [number, number]) => {
    const known = shown.get(key)
    const marker = known ?? new Marker({ element: make(), anchor: step ? 'center' : 'bottom' })
    if (step) marker.setOffset([step[0], step[1]])
    if (!known) shown.set(key, marker.setLngLat([long, lat]).addTo(map))
  }

  const dot = (cluster: ClusterView) => () => {
    const element = dotElement(cluster.count, hooks.number(cluster.count), hooks.dotName(cluster))
    element.addEventListener('focus', () => bringOut(map, element))
    element.addEventListener('click', () => hooks.onDot(cluster))
    return element
  }

  const pin = (single: SingleView, card: Card | undefined) => () => {
    const element = pinElement(card?.type, hooks.pinName(card))
    element.dataset['id'] = single.id
    element.addEventListener('focus', () => bringOut(map, element))
    element.addEventListener('click', () => hooks.onPin(single, card))
    for (const [name, id] of [
      ['pointerenter', single.id],
      ['focus', single.id],
      ['pointerleave', null],
      ['blur', null],
    ] as const)
      element.addEventListener(name, () => hooks.onLight(id))
    return element
  }

  const mark = () => {
    for (const marker of shown.values()) {
      const element = marker.getElement()
      if (chosen !== null && element.dataset['id'] === chosen) element.setAttribute('aria-current', 'true')
      else element.removeAttribute('aria-current')
    }
  }

  return {
    show: (answer) => {
      const cards = new Map([...answer.facilities, ...answer.pins].map((card, rank) => [card.id, { card, rank }]))
      const ranked = answer.singles.toSorted(
        (a, b) => (cards.get(a.id)?.rank ?? Number.MAX_VALUE) - (cards.get(b.id)?.rank ?? Number.MAX_VALUE),
      )
      const room = Math.max(0, mostElements - answer.clusters.length)
      const keys = new Set([...answer.clusters.map(keyOf), ...ranked.slice(0, room).map(({ id }) => id)])
      for (const [key, marker] of shown)
        if (!keys.has(key)) {
          if (marker.getElement() === document.activeElement) map.getCanvas().focus({ preventScroll: true })
          marker.remove()
          shown.delete(key)
        }
      clusters = answer.clusters
      const steps = stepApart(clusters.map(({ long, lat, count }) => ({ ...map.project([long, lat]), radius: dotRadius(count) })))
      for (const [n, cluster] of clusters.slice(0, mostElements).entries())
        put(keyOf(cluster), [cluster.long, cluster.lat], dot(cluster), steps[n] ?? [0, 0])
      for (const single of ranked.slice(0, room)) put(single.id, [single.long, single.lat], pin(single, cards.get(single.id)?.card))
      hooks.onPlaced(takenBy(map, clusters, steps, ranked.slice(0, room)), ranked.slice(room))
      mark()
    },
    light: (facility) => {
      lit?.removeAttribute('data-lit')
      lit = null
      if (!facility) return
      const { id, long, lat } = facility
      const around = clusters.find(({ bbox: [west, south, east, north] }) => long >= west && long <= east && lat >= south && lat <= north)
      const marker = shown.get(id) ?? (around && shown.get(keyOf(around)))
      lit = marker?.getElement() ?? null
      lit?.setAttribute('data-lit', '')
    },
    choose: (id) => {
      chosen = id
      mark()
    },
  }
}
