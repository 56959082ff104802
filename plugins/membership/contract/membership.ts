import { Schema } from 'effect'
import { PageOf } from '#core/kernel/paging.ts'
import { onePosition, pagingQuery } from '#core/kernel/paging-schemas.ts'
import { PermissionNameView } from '#plugins/accounts/contract/permissions.ts'

/** Roles of members. */
export const memberRoles = ['parent', 'teacher'] as const
export type MemberRole = (typeof memberRoles)[number]

/** States of a membership (specification §5); the last two are those of ended ones, which lists do not show. */
export const membershipStates = ['awaiting_login', 'awaiting_verification', 'approved', 'rejected', 'removed', 'left'] as const
export type MembershipState = (typeof membershipStates)[number]

/** States that the lists of a facility show. */
export const shownStates = ['awaiting_login', 'awaiting_verification', 'approved', 'rejected'] as const

/** State of a parent in a list who follows the facility and is no member (decisions §7). */
export const following = 'following'

/** States that the list of a role can be filtered by. */
export const statesOf = (role: MemberRole) => (role === 'parent' ? ([...shownStates, following] as const) : shownStates)

const Role = Schema.Literals(memberRoles)

/**
 * Membership as those see it who manage the facility; `name` is `null` for invited people, whose account nobody may
 * learn about. A follower has no `email`, and only the initial of the last name.
 */
export const MembershipView = Schema.Struct({
  id: Schema.String,
  facility_id: Schema.String,
  role: Role,
  state: Schema.Literals([...membershipStates, following]),
  name: Schema.NullOr(Schema.String),
  email: Schema.NullOr(Schema.String),
  permissions: Schema.Array(PermissionNameView),
  /** May add, edit and delete posts. */
  moderator: Schema.Boolean,
  /** ISO 8601 UTC: the invitation, the request, or the decision about it. */
  since: Schema.String,
  version: Schema.Number,
}).annotate({ identifier: 'Membership' })
export type MembershipView = typeof MembershipView.Type
export const MembershipPage = PageOf(MembershipView)

/** Filter and page of a facility's members. */
export const MembershipQuery = Schema.Struct({
  facility_id: Schema.String,
  role: Role,
  state: Schema.optional(Schema.Literals([...shownStates, following, ''])),
  q: Schema.optional(Schema.String.check(Schema.isMaxLength(200, { message: 'FIELD_TOO_LONG' }))),
  ...pagingQuery,
}).check(onePosition)
export type MembershipQuery = typeof MembershipQuery.Type

/** Request to become a member. */
export const MembershipRequest = Schema.Struct({ facility_id: Schema.String, role: Role })
export type MembershipRequest = typeof MembershipRequest.Type

/** Path parameter with a membership's id. */
export const ByMembership = Schema.Struct({ id: Schema.String })

/** Permissions of a teacher, all of them anew; `moderator` adds the one to publish, or takes it away. */
export const MembershipChanges = Schema.Struct({
  id: Schema.String,
  version: Schema.optional(Schema.Number),
  permissions: Schema.optional(Schema.Array(PermissionNameView).check(Schema.isMaxLength(30))),
  moderator: Schema.optional(Schema.Boolean),
})
export type MembershipChanges = typeof MembershipChanges.Type

const facility = Schema.Struct({ id: Schema.String, slug: Schema.String, name: Schema.String, city: Schema.String })

/** Membership of the user, with what the user can do about it. */
export const OwnMembership = Schema.Struct({
  id: Schema.String,
  facility,
  role: Role,
  state: Schema.Literals(membershipStates),
  permissions: Schema.Array(PermissionNameView),
  since: Schema.String,
})
export type OwnMembership = typeof OwnMembership.Type
export const OwnMemberships = Schema.Struct({ memberships: Schema.Array(OwnMembership) })

/** Answer to whether the user may ask to join a facility, with the reason why not. */
export const JoiningView = Schema.Struct({
  facility_id: Schema.String,
  possible: Schema.Boolean,
  reason: Schema.NullOr(Schema.Literals(['member', 'waiting', 'too_soon', 'closed'])),
})
export type JoiningView = typeof JoiningView.Type

/** Query about joining a facility, by its current or a former slug, as the address of the page has it. */
export const JoiningQuery = Schema.Struct({ slug: Schema.String })
