import type { MatrixPart } from '#core/plugin/matrix.ts'
import { accountsOfMatrix } from './matrix-accounts.ts'
import { factorsOfMatrix } from './matrix-factors.ts'
import { joiningOfMatrix } from './matrix-joining.ts'
import { sessionsOfMatrix } from './matrix-sessions.ts'

/** Accounts and sessions: one's own, somebody else's, and those that wait for their mail to be answered. */
export const matrix: MatrixPart = { ...joiningOfMatrix, ...sessionsOfMatrix, ...factorsOfMatrix, ...accountsOfMatrix }
