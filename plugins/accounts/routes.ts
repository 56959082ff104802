import { accountRoutes } from './routes/account.ts'
import { factorRoutes } from './routes/factors.ts'
import { registrationRoutes } from './routes/registration.ts'
import { sessionRoutes } from './routes/session.ts'

/** Routes of decisions §20. */
export const accountsRoutes = [...registrationRoutes, ...sessionRoutes, ...factorRoutes, ...accountRoutes]
