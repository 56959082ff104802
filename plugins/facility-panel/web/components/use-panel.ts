import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useLayoutData } from '#web/app-kit/layouts/use-layout-data.ts'
import { facilityPanelApi } from '../../contract/api.ts'
import type { PanelView } from '../../contract/panel-view.ts'
import { panel } from '../../contract/ui.ts'

/** Query of every page of the panel. */
export const queries: PageQueries = ({ params }) => [query(facilityPanelApi.showPanel, { id: params['facility'] ?? '' })]

/** Returns all that the owner edits of the open facility. */
export const usePanel = (): PanelView => {
  const { facility } = useLayoutData(panel)
  return useQuery(facilityPanelApi.showPanel, { id: facility.id }).data
}
