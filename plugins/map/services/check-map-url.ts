import { Failure } from '#core/kernel/failure.ts'
import type { MapUrlState, QueryParams } from '../contract/map-url-state.ts'
import type { MapSubject } from '../domain/map-subject.ts'

/** The URL names a city, a district or a page of the list that does not exist. */
export class MapPageNotFound extends Failure('MapPageNotFound', 'not-found') {}

const isPresent = (params: QueryParams, name: string) => Boolean(params[name]?.at(-1))

/**
 * Returns true if the URL names something that was not found, or that no URL can name: such an address has no page, as
 * in the catalogue.
 */
export const namesUnknown = (params: QueryParams, urlState: MapUrlState, subject: MapSubject, pageTotal: number): boolean => {
  if (isPresent(params, 'miasto') && (urlState.city === null || subject.kind === 'nothing')) return true
  if (isPresent(params, 'dzielnica') && (subject.kind !== 'city' || subject.district === null)) return true
  return isPresent(params, 'page') && (String(urlState.page) !== params['page']?.at(-1) || urlState.page > Math.max(1, pageTotal))
}
