import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { FacilitySlotData } from '#core/facilities/facility-slot-data.port.ts'
import { facilityCardSlot } from '#core/facilities/slots.ts'
import { define, type PortOf } from '#core/kernel/define.ts'
import type { Language } from '#core/kernel/language.ts'
import { pageOf, pageSize } from '#core/kernel/paging.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import { parsePosition } from '#core/places/device-position.ts'
import { Clock } from '#core/ports/clock.ts'
import { Facets } from '#core/search/facets.port.ts'
import { FacilityIndex } from '#core/search/facility-index.port.ts'
import { mergeSelections } from '#core/search/merge-selections.ts'
import { NameIndex } from '#core/search/name-index.port.ts'
import { parseSelection } from '#core/search/parse-selection.ts'
import { metresTo } from '#plugins/catalogue/contract/listed-card.ts'
import { FacilityCards } from '#plugins/catalogue/contract/queries.ts'
import { Cities } from '#plugins/places/contract/queries.ts'
import { TextSearches } from '#plugins/search/contract/text-searches.ts'
import { parseMapUrl, type QueryParams } from '../contract/map-url-state.ts'
import { namesKind, withDefaultCategories } from '../domain/default-categories.ts'
import { Districts } from '../domain/districts.port.ts'
import { MapPageNotFound, namesUnknown } from '../services/check-map-url.ts'
import { FindBasemap } from '../services/find-basemap.ts'
import { frameText } from '../services/frame-text.ts'
import { resolveSubject } from '../services/resolve-subject.ts'

interface Input {
  readonly params: QueryParams
  readonly language: Language
}

/** Loads the map page: its subject, the number of facilities, and one page of them in the same ranking as on the map. */
export const ShowMap = define(
  'map/ShowMap',
  {
    facets: Facets,
    index: FacilityIndex,
    cards: FacilityCards,
    cities: Cities,
    districts: Districts,
    names: NameIndex,
    texts: TextSearches,
    parts: FacilitySlotData,
    clock: Clock,
    findBasemap: FindBasemap,
  },
  ({ facets, index, cards, parts, clock, findBasemap, ...subjectDependencies }) =>
    Effect.fn('map.show-map')(function* (_: Actor, { params, language }: Input) {
      const urlState = parseMapUrl(params)
      const availableFacets = yield* facets.available()
      const { selection } = parseSelection(availableFacets, params)
      const resolved = yield* resolveSubject(subjectDependencies, urlState, selection, language)
      const chosen = mergeSelections([resolved.text?.selection ?? {}, selection])
      const searchedSelection = withDefaultCategories(chosen, availableFacets, urlState.schools)
      const { subject, within, camera, area, centre, text } = yield* frameText(index, resolved, searchedSelection)
      const position = parsePosition(params)
      const usualOrder = urlState.nearby ? 'distance' : (text?.order ?? 'recommended')
      const order = urlState.order ?? usualOrder
      const origin = position ?? (order === 'distance' || text ? centre : null)

      const { page } = urlState
      const limit = pageSize.default
      const found =
        'ids' in within
          ? {
              ids: within.ids.slice((page - 1) * limit, page * limit),
              total: within.ids.length,
              unlocated: 0,
              rated: 0,
              version: index.version(),
            }
          : yield* index.find(
              { within, selection: searchedSelection },
              {
                limit,
                offset: (page - 1) * limit,
                ...(text && { first: text.first }),
                ...(order === 'distance' ? { nearTo: origin } : { order }),
              },
            )
      const listed = yield* cards.listed(found.ids)
      const cardData = yield* parts.read(
        facilityCardSlot,
        listed.map(({ id }) => id),
      )
      const items = listed.map((card) => ({ ...card, metres: metresTo(origin, card), parts: cardData.get(card.id) ?? {} }))
      const facilities = pageOf(items, { total: found.total, page, limit })
      if (namesUnknown(params, urlState, subject, facilities.pageTotal)) return yield* new MapPageNotFound()
      return {
        urlState,
        subject,
        /** Search of the text, with its conditions as chips; `null` where the URL has no text, or only a name. */
        text,
        within: 'ids' in within ? null : within,
        camera,
        area,
        availableFacets,
        selection,
        searchedSelection,
        /** Kinds of facility are chosen, by the text or the filters. */
        isKindChosen: namesKind(chosen),
        order,
        /** Order of the list without another one in the URL. */
        usualOrder,
        /** The list can be sorted by distance: from the device's position or a searched place. */
        canSortByDistance: 'ids' in within ? false : (position ?? centre) !== null,
        unlocated: found.unlocated,
        /** Number of facilities with opinions: the list can be sorted and filtered by rating. */
        rated: found.rated,
        facilities,
        today: toWarsawTime(clock.now()).day,
        ...(yield* findBasemap()),
      }
    }),
)

export type ShowMap = PortOf<typeof ShowMap>

/** Data of the map page. */
export type MapPageData = Effect.Success<ReturnType<ShowMap>>
