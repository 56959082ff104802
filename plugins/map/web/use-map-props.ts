import { isOptionList } from '#core/search/facet-selection.ts'
import { serializeSelection } from '#core/search/serialize-selection.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import type { usePageData } from '#web/runtime/use-page-data.ts'
import { boxAroundAll } from '../contract/box-around-all.ts'
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
  text,
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
  const namedBox = boxAroundAll(named.map(({ long, lat }) => ({ west: long, south: lat, east: long, north: lat })))
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
    city: text === null && within !== null && 'city' in within && within.district === undefined ? within.city : null,
    box: area,
    named,
    text: text === null ? '' : urlState.text,
    circles: circlesOf(within),
    camera: namedBox ? { ...camera, wide: namedBox, phone: namedBox } : camera,
    total: facilities.itemsTotal,
    ownership: Object.fromEntries(
      ownership?.kind === 'choice' ? ownership.options.map(({ value, label, description }) => [value, t(description ?? label)]) : [],
    ),
    today,
    styleUrl,
    archives,
  }
}

/** Returns the circles that are searched. */
const circlesOf = (within: MapPageData['within']): MapProps['circles'] =>
  within !== null && 'anyOf' in within
    ? within.anyOf.flatMap((area) =>
        'centre' in area ? [{ long: area.centre.longitude, lat: area.centre.latitude, metres: area.metres }] : [],
      )
    : []
