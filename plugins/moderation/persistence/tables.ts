import { defineEntity, p } from '@mikro-orm/core'
import { IsoTimestamp } from '#adapters/postgres/column-types.ts'
import type { ReviewPriority } from '#core/moderation/review-rule.ts'
import type { ReviewState } from '../domain/review.ts'

/** Table of reviews: one row for each time a subject was submitted. */
export const ReviewTable = defineEntity({
  name: 'ReviewRow',
  tableName: 'moderation_review',
  properties: {
    id: p.uuid().primary(),
    kind: p.text(),
    subject_id: p.uuid(),
    facility_id: p.uuid().strictNullable(),
    author_account_id: p.uuid().strictNullable(),
    title: p.text(),
    flags: p.array().$type<readonly string[]>(),
    priority: p.text().$type<ReviewPriority>(),
    submitted_at: p.type(IsoTimestamp),
    due_at: p.type(IsoTimestamp),
    state: p.text().$type<ReviewState>(),
    locked_by_account_id: p.uuid().strictNullable(),
    locked_until: p.type(IsoTimestamp).strictNullable(),
    excluded_deciders: p.array().$type<readonly string[]>(),
    version: p.integer(),
    decided_by_account_id: p.uuid().strictNullable(),
    decided_at: p.type(IsoTimestamp).strictNullable(),
    reason: p.text().strictNullable(),
    note: p.text().strictNullable(),
  },
})
