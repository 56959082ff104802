import { type MapAddress, printMapAddress, readMapAddress, type Words } from '../../contract/map-address.ts'

/** The address of the page in some state, with what is chosen of the facets. */
export const pageAddress = (path: string, state: MapAddress, facets: Words): string => {
  const query = new URLSearchParams()
  for (const [key, values] of [...Object.entries(printMapAddress(state)), ...Object.entries(facets)])
    for (const value of values) query.append(key, value)
  // Commas and slashes may stand in a query as they are, and are read more easily so.
  const text = query.toString().replaceAll('%2C', ',').replaceAll('%2F', '/')
  return text ? `${path}?${text}` : path
}

/** What the browser's address says now. */
export const addressNow = (): MapAddress => {
  const query = new URLSearchParams(location.search)
  return readMapAddress(Object.fromEntries([...query.keys()].map((key) => [key, query.getAll(key)])))
}
