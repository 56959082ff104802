import { contractWith } from '#config/quality/testing/contract/route-cases.ts'
import { answerCases } from './contract-answers.ts'
import { authorCases } from './contract-authors.ts'
import { createOpinions } from './contract-data.ts'
import { decisionCases } from './contract-decisions.ts'
import { readerCases } from './contract-readers.ts'

/** Contract of opinions. */
export const contract = contractWith(createOpinions, { ...authorCases, ...decisionCases, ...answerCases, ...readerCases })
