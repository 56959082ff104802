import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { StatusView } from './status-view.ts'

/** HTTP API of the status. */
export const statusApi = defineApi({
  showStatus: route.get('/api/v1/status', {
    summary: 'Returns the status of the service, for clients without a websocket; 503 while the service is degraded.',
    output: StatusView,
    access: 'anyone',
  }),
})
