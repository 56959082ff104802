import { accountRoutes } from './routes/account.ts'
import { factorRoutes } from './routes/factors.ts'
import { joiningRoutes } from './routes/joining.ts'
import { sessionRoutes } from './routes/session.ts'

/** The rows of decisions §20. */
export const accountsRoutes = [...joiningRoutes, ...sessionRoutes, ...factorRoutes, ...accountRoutes]
