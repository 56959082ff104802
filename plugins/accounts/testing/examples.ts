import { accountExamples } from './examples/account.ts'
import { factorExamples } from './examples/factors.ts'
import { registrationExamples } from './examples/registration.ts'
import { sessionExamples } from './examples/sessions.ts'

/** All routes of accounts: about the user's own account, another user's and accounts that are not activated. */
export const examples = [...registrationExamples, ...sessionExamples, ...factorExamples, ...accountExamples]
