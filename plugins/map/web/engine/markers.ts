import { type Map as MapLibre, Marker } from 'maplibre-gl'
import type { ClustersResponse, ClusterView, SingleView } from '../../contract/clusters.ts'
import type { Bounds } from '../../contract/map-url-state.ts'
import { narrowWindow, phoneWindow } from './breakpoints.ts'
import { markersInView } from './markers-in-view.ts'
import { byPage } from './on-user-move.ts'
import { dotElement, dotRadius, haloWidth, pinElement } from './pins.ts'
import { spreadDots } from './spread-dots.ts'

/** Area covered by a marker: its centre, and its width in pixels. */
interface OccupiedSpot {
  readonly long: number
  readonly lat: number
  readonly size: number
}

type Offset = readonly [number, number]

/** Offset in pixels from a pin's tip to its centre, and the width reserved for it. */
const pin = { centre: [0, -19], size: 32 } as const

/** Returns the areas covered by dots, each with its offset, and by pins, so that no label is drawn beneath them. */
const occupiedSpots = (map: MapLibre, clusters: readonly ClusterView[], offsets: readonly Offset[], singles: readonly SingleView[]) => {
  const spot = ({ long, lat }: Pick<SingleView, 'long' | 'lat'>, [dx, dy]: Offset, size: number): OccupiedSpot => {
    const { x, y } = map.project([long, lat])
    const at = map.unproject([x + dx, y + dy])
    return { long: at.lng, lat: at.lat, size }
  }
  return [
    ...clusters.map((cluster, n) => spot(cluster, offsets[n] ?? [0, 0], 2 * (dotRadius(cluster.count) + haloWidth))),
    ...singles.map((single) => spot(single, pin.centre, pin.size)),
  ]
}

/**
 * Margins within which a marker is fully visible, pixels: at the left, at the right beside the buttons, at the bottom
 * above the view switch or the sheet, and at the top below the city button and the bar of wide screens.
 */
const leftMargin = 24
const rightMargin = 72
const bottomMargin = 96
const topMargin = () => (phoneWindow().matches ? 180 : narrowWindow().matches ? 72 : 188)

/**
 * Pans the map so that a marker focused by keyboard is not covered by the controls at the edges or the sheet, which is
 * `covered` pixels high; does not count as a move by the user.
 */
const panIntoView = (map: MapLibre, element: HTMLElement, covered: number) => {
  if (!element.matches(':focus-visible')) return
  const frame = map.getContainer().getBoundingClientRect()
  const box = element.getBoundingClientRect()
  const shift = (near: number, far: number) => Math.min(0, near) + Math.max(0, far)
  const offset: [number, number] = [
    shift(box.left - frame.left - leftMargin, box.right - frame.right + rightMargin),
    shift(box.top - Math.max(0, frame.top) - topMargin(), box.bottom - Math.min(innerHeight, frame.bottom) + covered + bottomMargin),
  ]
  if (offset[0] || offset[1]) map.panBy(offset, { animate: false }, byPage)
}

type Card = ClustersResponse['facilities'][number]

/** Texts and callbacks of markers. */
export interface MarkerHooks {
  readonly pinName: (card: Card | undefined) => string
  /** Price or free places of a facility; `null` if neither is known. */
  readonly pinText: (card: Card) => string | null
  readonly dotName: (cluster: ClusterView) => string
  readonly number: (count: number) => string
  /** Height of the sheet over the map, pixels. */
  readonly covered: () => number
  readonly onDot: (cluster: ClusterView) => void
  readonly onPin: (single: SingleView, card: Card | undefined) => void
  /** Called with the positions of all markers, and with facilities beyond the maximum number of markers. */
  readonly onPlaced: (occupied: readonly OccupiedSpot[], overflow: readonly SingleView[]) => void
  /** Called with the facility that has the pointer or the focus, or `null`. */
  readonly onHighlight: (id: string | null) => void
  /** Called with whether pins have texts now. */
  readonly onLabelled: (labelled: boolean) => void
}

/** Markers of a map. */
export interface Markers {
  show(response: ClustersResponse, view: Bounds): void
  /** Highlights the pin of a facility or the disc that contains it; `null` removes the highlight. */
  highlight(facility: { readonly id: string; readonly long: number; readonly lat: number } | null): void
  /** Marks the pin of a facility as selected; `null` removes the mark. */
  select(id: string | null): void
}

const keyOf = ({ id, count, long, lat }: ClusterView) => `${id} ${count} ${long} ${lat}`

/** Shows clusters and single facilities as buttons on the map; markers that stay are reused. */
export const makeMarkers = (map: MapLibre, hooks: MarkerHooks): Markers => {
  const shown = new Map<string, Marker>()
  let clusters: readonly ClusterView[] = []
  let highlighted: Element | null = null
  let selected: string | null = null

  const addMarker = (
    key: string,
    [long, lat]: readonly [number, number],
    createElement: () => HTMLElement,
    offset?: readonly [number, number],
  ) => {
    const existing = shown.get(key)
    const marker = existing ?? new Marker({ element: createElement(), anchor: offset ? 'center' : 'bottom' })
    if (offset) marker.setOffset([offset[0], offset[1]])
    if (!existing) shown.set(key, marker.setLngLat([long, lat]).addTo(map))
  }

  const dot = (cluster: ClusterView) => () => {
    const element = dotElement(cluster.count, hooks.number(cluster.count), hooks.dotName(cluster))
    element.addEventListener('focus', () => panIntoView(map, element, hooks.covered()))
    element.addEventListener('click', () => hooks.onDot(cluster))
    return element
  }

  const pin = (single: SingleView, card: Card | undefined, text: string | null) => () => {
    const element = pinElement(card?.type, hooks.pinName(card), text)
    element.dataset['id'] = single.id
    element.addEventListener('focus', () => panIntoView(map, element, hooks.covered()))
    element.addEventListener('click', () => hooks.onPin(single, card))
    for (const [name, id] of [
      ['pointerenter', single.id],
      ['focus', single.id],
      ['pointerleave', null],
      ['blur', null],
    ] as const)
      element.addEventListener(name, () => hooks.onHighlight(id))
    return element
  }

  const elements = () => [...shown.values()].map((marker) => marker.getElement())
  const updateSelection = () => {
    for (const element of elements())
      if (selected !== null && element.dataset['id'] === selected) element.setAttribute('aria-current', 'true')
      else element.removeAttribute('aria-current')
  }
  const removeExcept = (keys: ReadonlySet<string>) => {
    for (const [key, marker] of shown)
      if (!keys.has(key)) {
        if (marker.getElement() === document.activeElement) map.getCanvas().focus({ preventScroll: true })
        marker.remove()
        shown.delete(key)
      }
  }

  return {
    show: (response, view) => {
      const inView = markersInView(response, view)
      const cards = new Map([...response.facilities, ...response.pins].map((card) => [card.id, card]))
      const pins = inView.pins.map((single) => {
        const card = cards.get(single.id)
        const text = inView.labelled && card ? hooks.pinText(card) : null
        return { single, card, text, key: `${single.id} ${text ?? ''}` }
      })
      clusters = inView.clusters
      removeExcept(new Set([...clusters.map(keyOf), ...pins.map(({ key }) => key)]))
      const offsets = spreadDots(clusters.map(({ long, lat, count }) => ({ ...map.project([long, lat]), radius: dotRadius(count) })))
      for (const [n, cluster] of clusters.entries())
        addMarker(keyOf(cluster), [cluster.long, cluster.lat], dot(cluster), offsets[n] ?? [0, 0])
      for (const { key, single, card, text } of pins) addMarker(key, [single.long, single.lat], pin(single, card, text))
      hooks.onPlaced(occupiedSpots(map, clusters, offsets, inView.pins), inView.overflow)
      hooks.onLabelled(pins.some(({ text }) => text !== null))
      updateSelection()
    },
    highlight: (facility) => {
      highlighted?.removeAttribute('data-lit')
      highlighted = null
      if (!facility) return
      const { id, long, lat } = facility
      const cluster = clusters.find(({ bbox: [west, south, east, north] }) => long >= west && long <= east && lat >= south && lat <= north)
      highlighted =
        elements().find((element) => element.dataset['id'] === id) ?? (cluster && shown.get(keyOf(cluster))?.getElement()) ?? null
      highlighted?.setAttribute('data-lit', '')
    },
    select: (id) => {
      selected = id
      updateSelection()
    },
  }
}
