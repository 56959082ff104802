import { Schema } from 'effect'
import { NonBlankLine, PlainName } from '#core/kernel/field-schemas.ts'
import { PageOf } from '#core/kernel/paging.ts'
import { onePosition, pagingQuery } from '#core/kernel/paging-schemas.ts'
import { groupLimits } from './limits.ts'

const Name = NonBlankLine(groupLimits.name)
const FirstName = PlainName(groupLimits.firstName)
const GroupId = Schema.NullOr(Schema.String)

/** Facility whose groups are asked for. */
export const OfFacility = Schema.Struct({ facility_id: Schema.String })

/** Group as the staff of its facility sees it; `children`: how many are in it. */
export const GroupView = Schema.Struct({ id: Schema.String, name: Schema.String, children: Schema.Number }).annotate({
  identifier: 'Group',
})
export type GroupView = typeof GroupView.Type

/** Groups of a facility in their order, and how many children are in none. */
export const GroupsView = Schema.Struct({ groups: Schema.Array(GroupView), ungrouped: Schema.Number })
export type GroupsView = typeof GroupsView.Type

export const NewGroup = Schema.Struct({ facility_id: Schema.String, name: Name })
export const ByGroup = Schema.Struct({ id: Schema.String })
export const GroupChanges = Schema.Struct({ id: Schema.String, name: Name })

/** Groups of a facility in another order, each once. */
export const GroupOrder = Schema.Struct({
  facility_id: Schema.String,
  ids: Schema.Array(Schema.String).check(Schema.isMaxLength(groupLimits.groups * 2, { message: 'FIELD_TOO_LONG' })),
})

/** Child as the staff of its facility sees it. */
export const ChildView = Schema.Struct({ id: Schema.String, first_name: Schema.String, group_id: GroupId }).annotate({
  identifier: 'Child',
})
export type ChildView = typeof ChildView.Type

/** Approved parent with the children that the staff has entered. */
export const FamilyView = Schema.Struct({ account_id: Schema.String, name: Schema.String, children: Schema.Array(ChildView) }).annotate({
  identifier: 'Family',
})
export type FamilyView = typeof FamilyView.Type
export const FamilyPage = PageOf(FamilyView)

/** Filter and page of the parents of a facility; `group`: id of one, or `none`. */
export const FamilyQuery = Schema.Struct({
  facility_id: Schema.String,
  q: Schema.optional(Schema.String.check(Schema.isMaxLength(200, { message: 'FIELD_TOO_LONG' }))),
  group: Schema.optional(Schema.String),
  ...pagingQuery,
}).check(onePosition)
export type FamilyQuery = typeof FamilyQuery.Type

/** Child of an approved parent to enter. */
export const NewChild = Schema.Struct({
  facility_id: Schema.String,
  account_id: Schema.String,
  first_name: FirstName,
  group_id: Schema.optional(GroupId),
})
export const ByChild = Schema.Struct({ id: Schema.String })
export const ChildChanges = Schema.Struct({
  id: Schema.String,
  first_name: Schema.optional(FirstName),
  group_id: Schema.optional(GroupId),
})
