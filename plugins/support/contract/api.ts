import { defineApi } from '#core/plugin/route-definition.ts'
import { facilityRoutes } from './facility-routes.ts'
import { operationRoutes } from './operation-routes.ts'

/** HTTP API of support. */
export const supportApi = defineApi({ ...facilityRoutes, ...operationRoutes })
