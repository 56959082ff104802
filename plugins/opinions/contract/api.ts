import { defineApi } from '#core/plugin/route-definition.ts'
import { answerRoutes } from './answer-routes.ts'
import { authorRoutes } from './author-routes.ts'
import { decisionRoutes } from './decision-routes.ts'
import { readerRoutes } from './reader-routes.ts'

/** HTTP API of opinions (decisions §2). What is not accepted is not found, except by its author. */
export const opinionsApi = defineApi({ ...authorRoutes, ...answerRoutes, ...decisionRoutes, ...readerRoutes })
