import { Schema } from 'effect'
import { vacancyGroups } from '#core/facilities/fields.ts'
import { Email, NonBlankLine, NonBlankText, Phone } from '#core/kernel/field-schemas.ts'
import { lastPage } from '#core/kernel/paging.ts'
import { textLimits } from './limits.ts'
import { applicationStatuses, facilitySteps } from './statuses.ts'

const outside = { message: 'FIELD_INVALID' }

/** Version of the information about who processes the data, to which a parent agrees. */
export const consentVersion = '2026-11'

/** ISO date. */
export const Day = Schema.String.check(Schema.isPattern(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, outside))

/** Minutes since midnight, Europe/Warsaw. */
const Minutes = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1440 }, outside))

/** Age groups, as free places are counted. */
export const AgeGroup = Schema.Literals(vacancyGroups)
export type AgeGroup = typeof AgeGroup.Type

/** Personal data of an application; stored encrypted. */
export const ApplicationContent = Schema.Struct({
  parent_name: NonBlankLine(textLimits.name),
  parent_phone: Phone,
  parent_email: Email,
  address: NonBlankLine(textLimits.address),
  child_name: NonBlankLine(textLimits.name),
  child_birth_date: Day,
  desired_start: Day,
  hours_from: Minutes,
  hours_to: Minutes,
  note: Schema.optional(NonBlankText(textLimits.note)),
})
export type ApplicationContent = typeof ApplicationContent.Type

/** Application of a parent. */
export const NewApplication = Schema.Struct({
  ...ApplicationContent.fields,
  facility_id: Schema.String,
  consent_version: Schema.Literals([consentVersion]),
})
export type NewApplication = typeof NewApplication.Type

/** Path parameter with an application's id. */
export const ByApplication = Schema.Struct({ id: Schema.String })

/** Path parameter with a facility’s slug, a current or a former one. */
export const BySlug = Schema.Struct({ slug: Schema.String })

/** Facility whose applications are read. */
export const OfFacility = Schema.Struct({ facility_id: Schema.String })

/** Step of the facility: the next status, with what belongs to it and a message to the parent. */
export const StatusChange = Schema.Struct({
  id: Schema.String,
  version: Schema.optional(Schema.Number),
  status: Schema.Literals(facilitySteps),
  message: Schema.optional(NonBlankText(textLimits.message)),
  /** Waiting list, of the status `waitlisted`; by default that of the child's age at the desired start. */
  group: Schema.optional(AgeGroup),
  /** Last day on which the parent may accept, of the status `offered`; by default in a week. */
  offer_until: Schema.optional(Day),
})
export type StatusChange = typeof StatusChange.Type

/** New place on the waiting list, from 1. */
export const NewPosition = Schema.Struct({
  id: Schema.String,
  position: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100_000 }, outside)),
})

/** Applications of one facility. */
export const SeenApplications = Schema.Struct({
  facility_id: Schema.String,
  ids: Schema.Array(Schema.String).check(Schema.isMaxLength(100, { message: 'FIELD_TOO_LONG' })),
})

/** Filter and page of the inbox; `q` is a part of a name. */
export const InboxQuery = Schema.Struct({
  facility_id: Schema.String,
  status: Schema.optional(Schema.Literals([...applicationStatuses, 'open', ''])),
  group: Schema.optional(Schema.Literals([...vacancyGroups, ''])),
  q: Schema.optional(Schema.String.check(Schema.isMaxLength(200, { message: 'FIELD_TOO_LONG' }))),
  page: Schema.optional(Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: lastPage }))),
})
export type InboxQuery = typeof InboxQuery.Type
