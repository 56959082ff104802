import { type MapUrlState, parseMapUrl, type QueryParams, serializeMapUrl } from '../../contract/map-url-state.ts'

/** Returns the URL of the map page with a state and the parameters of selected facets. */
export const mapPageUrl = (path: string, state: MapUrlState, facets: QueryParams): string => {
  const query = new URLSearchParams()
  for (const [key, values] of [...Object.entries(serializeMapUrl(state)), ...Object.entries(facets)])
    for (const value of values) query.append(key, value)
  // Commas, colons and slashes are allowed in a query, and more readable unencoded.
  const text = query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%2F', '/')
  return text ? `${path}?${text}` : path
}

/** Returns the state in the browser's current URL. */
export const currentUrlState = (): MapUrlState => {
  const query = new URLSearchParams(location.search)
  return parseMapUrl(Object.fromEntries([...query.keys()].map((key) => [key, query.getAll(key)])))
}

/** Returns the state of a page that begins with what is near, without the city, text and view of the current one. */
export const nearbyState = (): MapUrlState => ({
  ...currentUrlState(),
  city: null,
  district: null,
  text: '',
  bounds: null,
  zoom: null,
  nearby: true,
  order: null,
  page: 1,
})
