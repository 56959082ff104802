import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { FacilityParts } from '#core/facilities/facility-parts.port.ts'
import { readJson } from '#core/kernel/json.ts'
import { pageOf, pageSize } from '#core/kernel/paging.ts'
import { token } from '#core/kernel/token.ts'
import { inWarsaw } from '#core/kernel/warsaw.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Facets } from '#core/search/facets.port.ts'
import type { FacilityIndex } from '#core/search/facility-index.port.ts'
import type { NameIndex } from '#core/search/name-index.port.ts'
import { parseSelection } from '#core/search/read-choice.ts'
import type { FacilityCards } from '#plugins/catalogue/contract/questions.ts'
import type { Cities } from '#plugins/places/contract/questions.ts'
import { readMapAddress, type Words } from '../contract/map-address.ts'
import type { Districts } from '../domain/districts.port.ts'
import { findPlace } from './find-place.ts'

interface Dependencies {
  readonly facets: Facets
  readonly index: FacilityIndex
  readonly cards: FacilityCards
  readonly cities: Cities
  readonly districts: Districts
  readonly names: NameIndex
  readonly parts: FacilityParts
  readonly clock: Clock
  readonly settings: { readonly MAP_STYLE_URL: string | null }
}

/** The list's pages end here: whoever has looked through a thousand facilities wants another question. */
const mostPages = 50

/** The map's page: what it is about, how many facilities are there, and one page of them by the same rank as on the map. */
export const makeShowMap = ({ facets, index, cards, parts, clock, settings, ...places }: Dependencies) =>
  Effect.fn('map.show-map')(function* (_: Actor, { words }: { readonly words: Words }) {
    const address = readMapAddress(words)
    const offered = yield* facets.available()
    const { choice } = parseSelection(offered, words)
    const { place, within, camera } = yield* findPlace(places, address, choice)

    const { page } = address
    const limit = pageSize.usual
    const found =
      'ids' in within
        ? { ids: within.ids, total: within.ids.length, unlocated: 0, version: index.version() }
        : yield* index.find({ within, choice }, page * limit)
    const listed = readJson(yield* cards.byIds(found.ids.slice((page - 1) * limit, page * limit)))
    const cardParts = yield* parts.read(
      'facility.card',
      listed.map(({ id }) => id),
    )
    const items = listed.map((card) => ({ ...card, parts: cardParts.get(card.id) ?? {} }))
    const facilities = pageOf(items, { total: found.total, page, limit })
    return {
      address,
      place,
      within: 'ids' in within ? null : within,
      camera,
      offered,
      choice,
      unlocated: found.unlocated,
      facilities: { ...facilities, pageTotal: Math.min(mostPages, facilities.pageTotal) },
      today: inWarsaw(clock.now()).day,
      /** A MapLibre style in place of the bundled base map, if the installation has one. */
      styleUrl: settings.MAP_STYLE_URL,
    }
  })

export type ShowMap = ReturnType<typeof makeShowMap>
export const ShowMap = token<ShowMap>('map/ShowMap')

/** What the map's page gets. */
export type MapShown = Effect.Success<ReturnType<ShowMap>>
