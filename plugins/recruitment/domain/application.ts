import { Effect, Schema } from 'effect'
import type { Change } from '#core/changes/apply-change.ts'
import type { FieldMessages } from '#core/kernel/failure.ts'
import { newId } from '#core/kernel/ids.ts'
import { addDays, fromWarsawTime, toWarsawTime } from '#core/kernel/warsaw.ts'
import { Id, Moment, Whole } from '#core/records/columns.ts'
import { AgeGroup, type ApplicationContent } from '../contract/application.ts'
import { ApplicationStepIllegal } from '../contract/errors.ts'
import { ApplicationAnswered, ApplicationStatusChanged } from '../contract/events.ts'
import { type ApplicationStatus, isOpen, type Party } from '../contract/statuses.ts'
import { type ReadView, storedApplication, storedStep } from '../contract/views.ts'
import { answerOf, mayBecome } from './application-states.ts'
import { birthDateProblem, containsPesel, isCalendarDay } from './child.ts'

/** Application of a parent at a facility. */
export const Application = Schema.Struct({
  ...storedApplication,
  account_id: Id,
  facility_id: Id,
  /** Facility to which the parent applied; another one than `facility_id` after that was merged. */
  applied_to: Id,
  /** Encrypted `ApplicationContent`. */
  content: Schema.String,
  /** Authentication code of the child's name and birth date, by which the same child is recognised. */
  child_key: Schema.String,
  consent_version: Schema.String,
  /** Waiting list, and the rank in it; positions are counted from the ranks. */
  waiting_group: Schema.NullOr(AgeGroup),
  waiting_rank: Schema.NullOr(Whole),
  offer_reminded_at: Schema.NullOr(Moment),
  /** The parent has not seen the newest change. */
  unseen: Schema.Boolean,
  closed_at: Schema.NullOr(Moment),
  withdrawn_at: Schema.NullOr(Moment),
})
export type Application = typeof Application.Type

/** Step in the history of an application; `message`: encrypted text for the parent. */
export const Step = Schema.Struct({ ...storedStep, id: Id, application_id: Id, waiting_group: Schema.NullOr(AgeGroup) })
export type Step = typeof Step.Type

/** Account that reads applications: of the facility, or of support. */
export interface Reader extends Pick<ReadView, 'by'> {
  readonly id: string
}

/** Reads of an application by one account on one day. */
export interface ReadLog extends ReadView {
  readonly application_id: string
}

const newApplicationFields = {
  status: 'new' as const,
  waiting_group: null,
  waiting_rank: null,
  offer_expires_at: null,
  offer_reminded_at: null,
  unseen: false,
  version: 1,
  closed_at: null,
  withdrawn_at: null,
}

/** Creates an application without its content, which is encrypted for its id. */
export const newApplication = (
  of: Pick<Application, 'account_id' | 'facility_id' | 'child_key' | 'consent_version'>,
  now: Date,
): Omit<Application, 'content'> => ({
  ...newApplicationFields,
  ...of,
  id: newId(),
  applied_to: of.facility_id,
  created_at: now.toISOString(),
  changed_at: now.toISOString(),
})

/** Details of a step besides the status. */
export interface StepDetails {
  readonly waiting?: { readonly group: AgeGroup; readonly rank: number }
  readonly offerExpiresAt?: string
}

/** Returns an application after a step of a party; the caller has checked that it is legal. */
export const afterStep = (
  application: Application,
  status: ApplicationStatus,
  by: Party,
  { waiting, offerExpiresAt }: StepDetails,
  now: Date,
): Application => {
  const at = now.toISOString()
  return {
    ...application,
    status,
    waiting_group: waiting?.group ?? null,
    waiting_rank: waiting?.rank ?? null,
    offer_expires_at: offerExpiresAt ?? null,
    offer_reminded_at: null,
    unseen: by !== 'parent',
    version: application.version + 1,
    changed_at: at,
    closed_at: isOpen(status) ? null : at,
    withdrawn_at: status === 'withdrawn' ? at : null,
  }
}

/** Facility of an application: its name, and the accounts that read its applications. */
interface ReadingFacility {
  readonly name: string
  readonly readerIds: readonly string[]
}

/** Decides what a step of a party makes of an application, and whom it is told. */
export const takeStep = (
  before: Application,
  { by, status, ...details }: StepDetails & { readonly by: Party; readonly status: ApplicationStatus },
  { name, readerIds }: ReadingFacility,
  now: Date,
): Effect.Effect<Change<Application>, ApplicationStepIllegal> => {
  const { id, account_id, facility_id } = before
  if (!mayBecome(by, before.status, status)) return Effect.fail(new ApplicationStepIllegal({ detail: before.status }))
  const about = { applicationId: id, facilityId: facility_id, facility: name }
  return Effect.succeed({
    aggregate: afterStep(before, status, by, details, now),
    audit: {
      action: 'recruitment.status-changed',
      subject: account_id,
      about: { application: id, facility: facility_id, from: before.status, to: status, by },
    },
    events: [
      // That somebody has read an application is in its history; a mail about it would be too much.
      ...(by !== 'parent' && status !== 'seen' ? [ApplicationStatusChanged.of({ ...about, status, accountId: account_id })] : []),
      ...(by === 'parent' || status === 'expired'
        ? [ApplicationAnswered.of({ ...about, recipientIds: readerIds, status: answerOf(before.status, status) })]
        : []),
    ],
  })
}

/** Years ahead for which a start may be asked. */
const startYears = 3

/** Finds what is wrong in the data of an application on a day, by field. */
export const contentProblems = (content: ApplicationContent, today: string): FieldMessages => {
  const { child_birth_date: born, desired_start: start, hours_from, hours_to, note } = content
  const birth = birthDateProblem(born, today)
  const startProblem =
    !isCalendarDay(start) || start > addDays(today, startYears * 366)
      ? 'FIELD_INVALID'
      : start < today
        ? 'recruitment.form.start.past'
        : null
  return {
    ...(birth !== null && { child_birth_date: [birth] }),
    ...(startProblem !== null && { desired_start: [startProblem] }),
    ...(hours_from >= hours_to && { hours_to: ['recruitment.form.hours.order'] }),
    ...(note !== undefined && containsPesel(note) && { note: ['recruitment.form.note.pesel'] }),
  }
}

/** Days that a parent has for an offer without another date, and at most. */
export const offerDays = { default: 7, max: 60 } as const

/** Returns when an offer ends: at the end of its last day in Warsaw, from tomorrow on; `null` for a day that is not allowed. */
export const offerEnd = (until: string | undefined, now: Date): string | null => {
  const { day: today } = toWarsawTime(now)
  const last = until ?? addDays(today, offerDays.default)
  if (!isCalendarDay(last) || last <= today || last > addDays(today, offerDays.max)) return null
  return fromWarsawTime(addDays(last, 1), 0).toISOString()
}

/** Hours before its end at which the parent is reminded of an offer. */
export const reminderHours = 24
