import { contractWith } from '#config/quality/testing/contract/route-cases.ts'
import { createThreads } from './contract-data.ts'
import { mailCases } from './contract-mails.ts'
import { publicationCases } from './contract-publications.ts'
import { threadCases } from './contract-threads.ts'

/** Contract of questions. */
export const contract = contractWith(createThreads, { ...mailCases, ...publicationCases, ...threadCases })
