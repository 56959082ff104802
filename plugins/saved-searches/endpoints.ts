import { implement } from '#core/plugin/implement.ts'
import { savedSearchesApi } from './contract/api.ts'
import { ChangeSearch } from './use-cases/change-search.ts'
import { ListSearches } from './use-cases/list-searches.ts'
import { PreviewSearch } from './use-cases/preview-search.ts'
import { RemoveSearch } from './use-cases/remove-search.ts'
import { SaveSearch } from './use-cases/save-search.ts'
import { ReadSearchStopLink, StopSearch } from './use-cases/stop.ts'

/** Endpoints of saved searches. */
export const savedSearchesEndpoints = implement(savedSearchesApi, {
  saveSearch: SaveSearch,
  listSearches: ListSearches,
  previewSearch: PreviewSearch,
  changeSearch: ChangeSearch,
  removeSearch: RemoveSearch,
  readStopLink: ReadSearchStopLink,
  stop: StopSearch,
})
