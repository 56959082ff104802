import {
  type ApplicationStatus,
  type FacilityStep,
  facilitySteps,
  openStatuses,
  type ParentAnswer,
  type Party,
} from '../contract/statuses.ts'

type Transitions = ReadonlyMap<ApplicationStatus, readonly ApplicationStatus[]>

const contacts = ['seen', 'contacted', 'visit_booked'] as const
const forward = ['waitlisted', 'offered', 'declined'] as const
const waiting = openStatuses.filter((status) => status !== 'offered')

const transitions: Readonly<Record<Party, Transitions>> = {
  facility: new Map<ApplicationStatus, readonly ApplicationStatus[]>([
    ['new', [...contacts, ...forward]],
    // Steps before a list or an offer promise nothing, so that they may be taken back.
    ...contacts.map((from) => [from, [...contacts.filter((to) => to !== from), ...forward]] as const),
    ['waitlisted', ['contacted', 'visit_booked', ...forward]],
    ['offered', ['waitlisted', 'offered', 'accepted', 'declined']],
  ]),
  parent: new Map<ApplicationStatus, readonly ApplicationStatus[]>([
    ...waiting.map((from) => [from, ['withdrawn']] as const),
    ['offered', ['accepted', 'declined', 'withdrawn']],
    // Nothing is signed here: whoever has accepted may still give the place back.
    ['accepted', ['withdrawn']],
  ]),
  // A facility that was deleted decides nothing any more.
  system: new Map<ApplicationStatus, readonly ApplicationStatus[]>([
    ...waiting.map((from) => [from, ['declined']] as const),
    ['offered', ['expired', 'declined']],
  ]),
}

/** Returns whether a party may change an application from one status to another. */
export const mayBecome = (by: Party, from: ApplicationStatus, to: ApplicationStatus): boolean =>
  (transitions[by].get(from) ?? []).includes(to)

/** Returns what the facility is told of a change by the parent: whoever withdraws from a promised place gives it back. */
export const answerOf = (from: ApplicationStatus, to: ApplicationStatus): ParentAnswer =>
  to === 'withdrawn' && (from === 'offered' || from === 'accepted') ? 'given_back' : to

/** Returns the statuses that the facility may give next. */
export const nextSteps = (from: ApplicationStatus): readonly FacilityStep[] => facilitySteps.filter((to) => mayBecome('facility', from, to))
