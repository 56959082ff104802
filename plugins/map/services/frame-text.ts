import { Effect } from 'effect'
import type { FacetSelection } from '#core/search/facet-selection.ts'
import type { FacilityIndex } from '#core/search/facility-index.port.ts'
import { boxAroundAll } from '../contract/box-around-all.ts'
import { boxAround, zooms } from '../domain/map-subject.ts'
import type { ResolvedSubject } from './resolve-subject.ts'

const framing = (box: NonNullable<ReturnType<typeof boxAroundAll>>) => ({
  camera: { wide: box, phone: box, zoom: zooms.near, frame: 'around' as const },
  area: { wide: box, phone: box },
})

/**
 * Frames what a text finds, unless the URL has a view. A text that finds nothing shows its place, and what is around it
 * where it says nothing but the place, as a locality without facilities does.
 */
export const frameText = Effect.fn('map.frame-text')(function* (
  index: Pick<FacilityIndex, 'cluster'>,
  resolved: ResolvedSubject,
  selection: FacetSelection,
) {
  const { text, within, area, centre } = resolved
  if (text === null || area !== null || 'ids' in within) return resolved
  const { clusters, singles, total } = yield* index.cluster({ within, selection }, 0, 0)
  const points = singles.map(({ longitude, latitude }) => ({ west: longitude, south: latitude, east: longitude, north: latitude }))
  const found = boxAroundAll([...clusters.map(({ box }) => box), ...points])
  if (found) return { ...resolved, ...framing(found) }
  if (centre === null) return resolved
  const surroundings = boxAround(centre.longitude, centre.latitude)
  const [place, other] = text.parts
  if (total > 0 || other || place?.kind !== 'place') return { ...resolved, ...framing(surroundings) }
  return {
    ...resolved,
    ...framing(surroundings),
    subject: { kind: 'near', name: place.label },
    within: surroundings,
    text: null,
  } satisfies ResolvedSubject
})
