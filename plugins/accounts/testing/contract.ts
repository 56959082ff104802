import { contractWith } from '#config/quality/testing/contract/route-cases.ts'
import { accountCases } from './contract-accounts.ts'
import { createAccountData } from './contract-data.ts'
import { factorCases } from './contract-factors.ts'
import { sessionCases } from './contract-sessions.ts'

/** Contract of all routes of accounts. */
export const contract = contractWith(createAccountData, { ...sessionCases, ...factorCases, ...accountCases })
