import type { ClustersAnswer, ClusterView } from '../../contract/clusters.ts'
import { askSpot } from './ask.ts'
import { boundsOf, glide } from './camera.ts'
import { districtNames } from './districts.ts'
import { makeDrawn } from './drawn.ts'
import { lightCard, swapList, watchList } from './list.ts'
import { makeMarkers, type MarkerHooks } from './markers.ts'
import type { MapProps } from './map-props.ts'
import { onRest } from './on-rest.ts'
import { openMap, type Wanted } from './open-map.ts'
import { addressNow, pageAddress } from './page-address.ts'
import { pointsOf } from './points.ts'
import { makeSearcher } from './searcher.ts'

type Card = ClustersAnswer['facilities'][number]

/** What the island is told while the map runs. */
export interface MapHooks extends Pick<MarkerHooks, 'pinName' | 'dotName' | 'number'> {
  readonly onBusy: (busy: boolean) => void
  readonly onFailed: (failed: boolean) => void
  readonly onFound: (total: number, zoom: number, moved: boolean) => void
  /** Facilities chosen on the map, none when it is pressed elsewhere. */
  readonly onPicked: (cards: readonly Card[]) => void
}

/** A running map as its buttons use it. */
export interface RunningMap {
  zoomBy(steps: 1 | -1): void
  /** Searches again what could not be found. */
  again(): void
  unpick(): void
  /** Puts the focus back on the pin of a facility. */
  focusPin(id: string): void
  end(): void
}

/** From here on facilities do not come apart any more. */
const together = 18

/** Opens the map, searches once, and from then on after each move of the reader's. */
export const runMap = async (
  frame: HTMLElement,
  props: MapProps,
  words: Pick<Wanted, 'name' | 'lands'>,
  hooks: MapHooks,
): Promise<RunningMap> => {
  const phone = matchMedia('(max-width: 767px)').matches
  const look = { bounds: phone ? props.camera.phone : props.camera.wide, zoom: props.camera.zoom }
  const map = await openMap({ frame, look, styleUrl: props.styleUrl, ...words })
  const draw = makeDrawn(map)
  const pick = (asked: Promise<readonly Card[]>) => void asked.then(hooks.onPicked, () => hooks.onFailed(true))

  const markers = makeMarkers(map, {
    ...hooks,
    onPlaced: (taken, left) => {
      draw('taken', pointsOf(taken))
      draw('rest', pointsOf(left))
    },
    onLight: (id) => lightCard(id),
    onDot: (cluster) => (cluster.expansion_zoom >= together ? pick(askSpot(cluster.bbox, props.filters)) : goInto(cluster)),
    onPin: ({ id, long, lat }, card) => {
      markers.choose(id)
      lightCard(id, !phone)
      if (card) hooks.onPicked([card])
      else pick(askSpot([long, lat, long, lat], props.filters))
    },
  })

  const searcher = makeSearcher(props.filters, {
    ...hooks,
    onAnswer: (answer, page, { list }) => {
      markers.show(answer)
      // A style of the installation's own has names and a font of its own.
      if (!props.styleUrl) draw('districts', districtNames([...answer.facilities, ...answer.pins]))
      if (page) swapList(page)
      const moved = list !== null
      hooks.onFound(answer.total, moved ? Math.round(map.getZoom()) : props.camera.zoom, moved)
    },
  })
  const search = (box: NonNullable<MapProps['box']>, city: string | null, list: string | null) =>
    void searcher.search({ box, city, zoom: Math.floor(map.getZoom()), list })

  const announce = onRest(map, () => {
    const bounds = boundsOf(map)
    const state = { ...addressNow(), city: null, district: null, text: '', bounds, zoom: Math.round(map.getZoom()), page: 1 }
    const address = pageAddress(props.path, state, props.chosen)
    history.replaceState(null, '', address)
    search(bounds, null, address)
  })
  const goInto = ({ long, lat, expansion_zoom: zoom }: ClusterView) => {
    announce()
    glide(map, { center: [long, lat], zoom: Math.max(zoom, map.getZoom() + 1) }, 400)
  }
  map.on('click', (event) => {
    if (event.originalEvent.target === map.getCanvas()) hooks.onPicked([])
  })
  const forget = watchList((facility) => markers.light(facility))

  if (props.box) search(props.box, props.city, null)
  else {
    // Facilities asked for by name: the page has found them.
    const { named } = props
    markers.show({ total: named.length, unlocated: 0, index_version: '', clusters: [], singles: named, facilities: named, pins: [] })
    hooks.onBusy(false)
  }
  return {
    zoomBy: (steps) => {
      announce()
      glide(map, { zoom: map.getZoom() + steps }, 200)
    },
    again: searcher.again,
    unpick: () => {
      markers.choose(null)
      lightCard(null)
    },
    focusPin: (id) => frame.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)?.focus({ preventScroll: true }),
    end: () => {
      forget()
      searcher.stop()
      map.remove()
    },
  }
}
