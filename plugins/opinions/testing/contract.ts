import { contractWith } from '#config/quality/testing/contract/route-cases.ts'
import { authorCases } from './contract-authors.ts'
import { decisionCases } from './contract-decisions.ts'
import { answerCases } from './contract-answers.ts'
import { readerCases } from './contract-readers.ts'
import { createOpinions } from './contract-data.ts'

/** Contract of opinions. */
export const contract = contractWith(createOpinions, { ...authorCases, ...decisionCases, ...answerCases, ...readerCases })
