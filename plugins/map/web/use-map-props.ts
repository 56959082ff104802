import { isWords } from '#core/search/facet-choice.ts'
import { serializeSelection } from '#core/search/print-choice.ts'
import { useHref } from '#web/here.ts'
import { useT } from '#web/i18n/words.ts'
import type { usePageData } from '#web/data/use-page-data.ts'
import type { MapProps } from './engine/map-props.ts'
import type { data } from './map.data.ts'

type Shown = ReturnType<typeof usePageData<typeof data>>

/** Members of the specification's body (§7) by the facet they choose from; all other facets go under `facets`. */
const members = { specialization: 'required_specialization', ownership: 'required_ownership', status: 'accepted_status' } as const

/** What the map's island needs of what the page has found. */
export const useMapProps = ({ address, place, within, camera, offered, choice, facilities, styleUrl }: Shown): MapProps => {
  const t = useT()
  const href = useHref()
  const own = Object.entries(members).flatMap(([key, member]) => {
    const chosen = choice[key]
    return chosen !== undefined && isWords(chosen) ? [[member, chosen]] : []
  })
  const more = Object.entries(choice).filter(([key]) => !(key in members))
  const ownership = offered.find(({ key }) => key === 'ownership')
  const inCity = within !== null && 'city' in within
  const named =
    place.kind === 'named'
      ? facilities.items.flatMap(({ parts: _, ...card }) =>
          card.longitude === null || card.latitude === null ? [] : [{ ...card, long: card.longitude, lat: card.latitude }],
        )
      : []
  return {
    path: href('map') ?? href('/'),
    facilityPath: href('map_facility', { facility: '@facility' })?.replace('%40', '@') ?? null,
    state: address,
    chosen: serializeSelection(offered, choice),
    filters: { ...Object.fromEntries(own), ...(more.length && { facets: Object.fromEntries(more) }) },
    city: inCity ? within.city : null,
    box: within === null ? null : inCity ? camera.wide : within,
    named,
    camera: named.length ? { ...camera, ...boxesAround(named) } : camera,
    total: facilities.itemsTotal,
    ownership: Object.fromEntries(
      ownership?.kind === 'words' ? ownership.options.map(({ value, label, description: said }) => [value, t(said ?? label)]) : [],
    ),
    styleUrl,
  }
}

/** Degrees left around facilities that were asked for by name, so that one alone shows its neighbourhood. */
const around = 0.012

const boxesAround = (points: readonly { readonly long: number; readonly lat: number }[]) => {
  const [longs, lats] = [points.map(({ long }) => long), points.map(({ lat }) => lat)]
  const box = {
    west: Math.min(...longs) - around,
    south: Math.min(...lats) - around,
    east: Math.max(...longs) + around,
    north: Math.max(...lats) + around,
  }
  return { wide: box, phone: box }
}
