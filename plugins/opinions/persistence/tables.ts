import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { IsoTimestamp } from '#adapters/postgres/column-types.ts'
import type { Language } from '#core/kernel/language.ts'
import type { HistoryAct } from '../contract/answer.ts'
import type { AnswerState, OpinionState, Relation, Trust, TrustMethod } from '../contract/states.ts'
import type { Opinion } from '../domain/opinion.ts'

const moment = () => p.type(IsoTimestamp)

/** Table of opinions; a partial unique index allows an account one for a facility. Marks of readers alone change `helpful`. */
export const OpinionTable = defineEntity({
  name: 'OpinionRow',
  tableName: 'opinions_opinion',
  properties: {
    id: p.uuid().primary(),
    submission_id: p.uuid(),
    account_id: p.uuid().strictNullable(),
    facility_id: p.uuid(),
    merged_from: p.uuid().strictNullable(),
    state: p.text().$type<OpinionState>(),
    version: p.integer(),
    score_cleanliness: p.smallint(),
    score_staff: p.smallint(),
    score_food: p.smallint(),
    pros: p.json<readonly string[]>(),
    cons: p.json<readonly string[]>(),
    text: p.text(),
    author_first_name: p.text(),
    author_last_name: p.text(),
    relation: p.text().$type<Relation>(),
    attended_from: p.text(),
    attended_to: p.text().strictNullable(),
    language: p.text().$type<Language>(),
    trust: p.text().$type<Trust>(),
    trust_method: p.text().$type<TrustMethod>(),
    code_id: p.uuid().strictNullable(),
    document_seen: p.boolean(),
    upheld_reports: p.integer(),
    helpful: p.integer().default(0),
    reason: p.text().strictNullable(),
    note: p.text().strictNullable(),
    written_at: moment(),
    changed_at: moment(),
    decided_at: moment().strictNullable(),
    accepted_at: moment().strictNullable(),
  },
})

/** Returns the opinion of a row, as a copy that is no entity. */
export const toOpinion = ({ helpful: _, ...row }: InferEntity<typeof OpinionTable>): Opinion => ({ ...row })

/** Table of answers. */
export const AnswerTable = defineEntity({
  name: 'OpinionAnswerRow',
  tableName: 'opinions_answer',
  properties: {
    opinion_id: p.uuid().primary(),
    submission_id: p.uuid(),
    account_id: p.uuid().strictNullable(),
    text: p.text(),
    state: p.text().$type<AnswerState>(),
    version: p.integer(),
    reason: p.text().strictNullable(),
    note: p.text().strictNullable(),
    written_at: moment(),
    changed_at: moment(),
    decided_at: moment().strictNullable(),
    accepted_at: moment().strictNullable(),
    seen_at: moment().strictNullable(),
  },
})

/** Table of the steps of histories. */
export const HistoryTable = defineEntity({
  name: 'OpinionHistoryRow',
  tableName: 'opinions_history',
  properties: {
    id: p.uuid().primary(),
    opinion_id: p.uuid(),
    at: moment(),
    act: p.text().$type<HistoryAct>(),
    text: p.text().strictNullable(),
    reason: p.text().strictNullable(),
    note: p.text().strictNullable(),
  },
})

/** Table of documents. */
export const EvidenceTable = defineEntity({
  name: 'OpinionEvidenceRow',
  tableName: 'opinions_evidence',
  properties: {
    id: p.uuid().primary(),
    opinion_id: p.uuid(),
    account_id: p.uuid(),
    upload_id: p.uuid(),
    mime: p.text(),
    name: p.text(),
    added_at: moment(),
  },
})

/** Tables of opinions that are read as entities; the others are written by statements. */
export const opinionsTables = [OpinionTable, AnswerTable, HistoryTable, EvidenceTable]
