import { searchLimits } from '../../contract/limits.ts'

/** Parameter of the page's address with the proposed name; all others are the search. */
const nameParam = 'nazwa'

/** Returns the proposed name and the search in the path of the page; of a search that is too long nothing. */
export const searchInAddress = (path: string): { readonly name: string; readonly query: string } => {
  const params = new URLSearchParams(path.split('?')[1])
  const name = (params.get(nameParam) ?? '').slice(0, searchLimits.name)
  params.delete(nameParam)
  const query = params.toString()
  // A part of a search would be another one.
  return { name, query: query.length > searchLimits.query ? '' : query }
}
