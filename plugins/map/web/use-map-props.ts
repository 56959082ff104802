import { isOptionList } from '#core/search/facet-selection.ts'
import { serializeSelection } from '#core/search/serialize-selection.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import type { usePageData } from '#web/runtime/use-page-data.ts'
import { toFacetJson } from '../contract/facet-json.ts'
import type { MapProps } from './engine/map-props.ts'
import type { data } from './map.data.ts'

type MapPageData = ReturnType<typeof usePageData<typeof data>>

/** Members of the search body (specification §7) by facet; all other facets go under `facets`. */
const bodyMembers = { specialization: 'required_specialization', ownership: 'required_ownership', status: 'accepted_status' } as const

/** Returns the props of the map's island. */
export const useMapProps = ({
  urlState,
  subject,
  within,
  camera,
  area,
  today,
  availableFacets,
  selection,
  searchedSelection,
  facilities,
  styleUrl,
  archives,
}: MapPageData): MapProps => {
  const t = useT()
  const href = useHref()
  const listMembers = Object.entries(bodyMembers).flatMap(([key, member]) => {
    const values = searchedSelection[key]
    return values !== undefined && isOptionList(values) ? [[member, values]] : []
  })
  const otherFacets = Object.entries(searchedSelection).filter(([key]) => !(key in bodyMembers))
  const ownership = availableFacets.find(({ key }) => key === 'ownership')
  const named =
    subject.kind === 'named'
      ? facilities.items.flatMap(({ parts: _, metres: __, ...card }) =>
          card.longitude === null || card.latitude === null ? [] : [{ ...card, long: card.longitude, lat: card.latitude }],
        )
      : []
  return {
    path: href('map') ?? href('/'),
    facilityPath: href('map_facility', { facility: '@facility' })?.replace('%40', '@') ?? null,
    urlState,
    selectedParams: serializeSelection(availableFacets, selection),
    filters: {
      ...Object.fromEntries(listMembers),
      ...(otherFacets.length && { facets: Object.fromEntries(otherFacets.map(([key, selected]) => [key, toFacetJson(selected)])) }),
    },
    // The markers around a district are those in view.
    city: within !== null && 'city' in within && within.district === undefined ? within.city : null,
    box: area,
    named,
    camera: named.length ? { ...camera, ...boxesAround(named) } : camera,
    total: facilities.itemsTotal,
    ownership: Object.fromEntries(
      ownership?.kind === 'choice' ? ownership.options.map(({ value, label, description }) => [value, t(description ?? label)]) : [],
    ),
    today,
    styleUrl,
    archives,
  }
}

/** Padding around facilities found by name, degrees, so that a single one shows its neighbourhood. */
const padding = 0.012

const boxesAround = (points: readonly { readonly long: number; readonly lat: number }[]) => {
  const longs = points.map(({ long }) => long)
  const lats = points.map(({ lat }) => lat)
  const box = {
    west: Math.min(...longs) - padding,
    south: Math.min(...lats) - padding,
    east: Math.max(...longs) + padding,
    north: Math.max(...lats) + padding,
  }
  return { wide: box, phone: box }
}
