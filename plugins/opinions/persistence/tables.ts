import { type InferEntity, p } from '@mikro-orm/core'
import { recordTable } from '#adapters/postgres/record-table.ts'
import { Answer } from '../domain/answer.ts'
import { HistoryStep } from '../domain/history.ts'
import { Opinion } from '../domain/opinion.ts'
import { EvidenceFile } from '../domain/opinions.port.ts'

/** Table of opinions; a partial unique index allows an account one for a facility. Marks of readers alone change `helpful`. */
export const OpinionTable = recordTable(Opinion, {
  name: 'OpinionRow',
  tableName: 'opinions_opinion',
  primary: ['id'],
  others: { helpful: p.integer().default(0) },
})

/** Returns the opinion of a row, as a copy that is no entity. */
export const toOpinion = ({ helpful: _, ...row }: InferEntity<typeof OpinionTable>): Opinion => ({ ...row })

/** Table of answers. */
export const AnswerTable = recordTable(Answer, { name: 'OpinionAnswerRow', tableName: 'opinions_answer', primary: ['opinion_id'] })

/** Table of the steps of histories. */
export const HistoryTable = recordTable(HistoryStep, { name: 'OpinionHistoryRow', tableName: 'opinions_history', primary: ['id'] })

/** Table of documents. */
export const EvidenceTable = recordTable(EvidenceFile, { name: 'OpinionEvidenceRow', tableName: 'opinions_evidence', primary: ['id'] })

/** Tables of opinions that are read as entities; the others are written by statements. */
export const opinionsTables = [OpinionTable, AnswerTable, HistoryTable, EvidenceTable]
