import { defineApi } from '#core/plugin/route-definition.ts'
import { accountRoutes } from './account-routes.ts'
import { codeRoutes, passkeyRoutes } from './factor-routes.ts'
import { registrationRoutes } from './registration-routes.ts'
import { sessionRoutes } from './session-routes.ts'

/** HTTP API of the accounts (decisions §20). */
export const accountsApi = defineApi({ ...registrationRoutes, ...sessionRoutes, ...codeRoutes, ...passkeyRoutes, ...accountRoutes })
