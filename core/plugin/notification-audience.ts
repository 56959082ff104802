import type { FacilityPermission } from '#core/access/permissions.ts'
import type { FacilityRole } from '#core/access/roles.ts'

/** Persons whom notifications of a kind can reach: an SQL condition on the account `a`, of which it may read `a.id` and `a.type`. */
export type NotificationAudience = string

/** All who have an account. */
export const everyone: NotificationAudience = 'true'

/** People outside of Kredka: parents, and those who work for facilities. */
export const users: NotificationAudience = `a.type = 'user'`

/** People who work for support. */
export const supportStaff: NotificationAudience = `a.type = 'support'`

/** People who may do something in a facility: `permittedTo(facilityPermissions.writeOpinions)`. */
export const permittedTo = ({ name }: FacilityPermission): NotificationAudience =>
  `exists (select 1 from access_grant g where g.account_id = a.id and '${name}' = any(g.permissions))`

/** People with one of some roles in a facility: `withRole('owner')`. */
export const withRole = (...roles: readonly FacilityRole[]): NotificationAudience =>
  `exists (select 1 from access_grant g where g.account_id = a.id and g.role in (${roles.map((role) => `'${role}'`).join(', ')}))`

/** People in one of some audiences. */
export const anyOf = (...audiences: readonly NotificationAudience[]): NotificationAudience => `(${audiences.join(' or ')})`
