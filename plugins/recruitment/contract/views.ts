import { Schema } from 'effect'
import { PageOf } from '#core/kernel/paging.ts'
import { Id, Moment, Whole } from '#core/records/columns.ts'
import { AgeGroup } from './application.ts'
import { applicationStatuses, facilitySteps, parties, unavailableReasons, viewKinds } from './statuses.ts'

const line = Schema.NullOr(Schema.String)
const Status = Schema.Literals(applicationStatuses)

/** Place on a waiting list, from 1. */
export const WaitingView = Schema.Struct({ group: AgeGroup, position: Schema.Number })
export type WaitingView = typeof WaitingView.Type

/** Facility of an application; `slug` is `null` after it was deleted. */
export const ApplicationFacility = Schema.Struct({ id: Schema.String, slug: line, name: Schema.String, city: Schema.String })

/** Members of an application that its parent and its facility see as they are stored. */
export const storedApplication = {
  id: Id,
  status: Status,
  version: Whole,
  created_at: Moment,
  changed_at: Moment,
  offer_expires_at: Schema.NullOr(Moment),
}

/** Members that lists and details share; what was encrypted is empty when its key was lost. */
const common = {
  ...storedApplication,
  facility: ApplicationFacility,
  waiting: Schema.NullOr(WaitingView),
  /** Age group at the desired start. */
  age_group: AgeGroup,
  parent_name: Schema.String,
  child_name: Schema.String,
  child_birth_date: Schema.String,
  desired_start: Schema.String,
}

/** Application in a list. */
export const ApplicationRow = Schema.Struct({
  ...common,
  /** The parent has not seen the newest change. */
  unseen: Schema.Boolean,
}).annotate({ identifier: 'ApplicationRow' })
export type ApplicationRow = typeof ApplicationRow.Type

/** Members of a step that are stored under the same names; `message` is encrypted there. */
export const storedStep = {
  at: Moment,
  by: Schema.Literals(parties),
  status: Status,
  message: line,
  offer_expires_at: Schema.NullOr(Moment),
}

/** Step in the history of an application. */
export const StepView = Schema.Struct({ ...storedStep, group: Schema.NullOr(AgeGroup) })

/** Reads by one account of the facility or of support on one day. */
export const ReadView = Schema.Struct({
  /** Newest read. */
  at: Schema.String,
  by: Schema.Literals(['facility', 'support']),
  kind: Schema.Literals(viewKinds),
  times: Schema.Number,
})
export type ReadView = typeof ReadView.Type

/** Application with its history. */
export const ApplicationView = Schema.Struct({
  ...common,
  parent_phone: Schema.String,
  parent_email: Schema.String,
  address: Schema.String,
  /** Minutes since midnight. */
  hours_from: Schema.Number,
  hours_to: Schema.Number,
  note: line,
  consent_version: Schema.String,
  closed_at: Schema.NullOr(Moment),
  /** The user has made the application. */
  yours: Schema.Boolean,
  /** The user may withdraw it. */
  may_withdraw: Schema.Boolean,
  /** Statuses that the user may give as the facility. */
  steps: Schema.Array(Schema.Literals(facilitySteps)),
  history: Schema.Array(StepView),
  /** Reads by the facility, the newest first; empty for the facility. */
  reads: Schema.Array(ReadView),
  /** Other open applications of the parent for the child; 0 for the facility. */
  others_open: Schema.Number,
}).annotate({ identifier: 'Application' })
export type ApplicationView = typeof ApplicationView.Type

/** The user's applications, the newest first. */
export const OwnApplications = Schema.Struct({ applications: Schema.Array(ApplicationRow) })

/** Page of the inbox. Only the newest applications are decrypted and searched; `truncated`: there are more. */
export const Inbox = Schema.Struct({
  ...PageOf(ApplicationRow).fields,
  counts: Schema.Record(Status, Schema.Number),
  truncated: Schema.Boolean,
})
export type Inbox = typeof Inbox.Type

/** Values that fill the form: those of the account, or of the user's last application where there is one (`reused`). */
export const ApplicationForm = Schema.Struct({
  /** Reason for which the facility receives no applications here; `null`: it does. */
  unavailable: Schema.NullOr(Schema.Literals(unavailableReasons)),
  reused: Schema.Boolean,
  known: Schema.Struct({
    parent_name: Schema.String,
    parent_phone: Schema.String,
    parent_email: Schema.String,
    address: Schema.String,
    child_name: Schema.String,
    child_birth_date: Schema.String,
    hours_from: Schema.NullOr(Schema.Number),
    hours_to: Schema.NullOr(Schema.Number),
  }),
})
export type ApplicationForm = typeof ApplicationForm.Type

/** Line of the exported table, with the headings that its readers see. */
export const ExportLine = Schema.Struct({
  złożono: Schema.String,
  status: Schema.String,
  dziecko: Schema.String,
  'data urodzenia': Schema.String,
  grupa: Schema.String,
  'miejsce na liście': Schema.String,
  'od kiedy': Schema.String,
  godziny: Schema.String,
  rodzic: Schema.String,
  telefon: Schema.String,
  'e-mail': Schema.String,
  adres: Schema.String,
  uwagi: Schema.String,
})
export type ExportLine = typeof ExportLine.Type
