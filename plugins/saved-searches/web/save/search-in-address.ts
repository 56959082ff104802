import { searchLimits } from '../../contract/saved-search.ts'

/** Parameter of the page's address with the proposed name; all others are the search. */
const nameParam = 'nazwa'

/** Returns the proposed name and the search in the path of the page. */
export const searchInAddress = (path: string): { readonly name: string; readonly query: string } => {
  const params = new URLSearchParams(path.split('?')[1])
  const name = (params.get(nameParam) ?? '').slice(0, searchLimits.name)
  params.delete(nameParam)
  return { name, query: params.toString().slice(0, searchLimits.query) }
}
