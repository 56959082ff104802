import type { MatrixCalls } from '#core/plugin/matrix.ts'
import { accountMatrix } from './matrix-accounts.ts'
import { factorMatrix } from './matrix-factors.ts'
import { registrationMatrix } from './matrix-registration.ts'
import { sessionMatrix } from './matrix-sessions.ts'

/** Calls of all routes of accounts: about the user's own account, another user's and accounts that are not activated. */
export const matrix: MatrixCalls = { ...registrationMatrix, ...sessionMatrix, ...factorMatrix, ...accountMatrix }
