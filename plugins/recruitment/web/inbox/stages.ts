import type { ApplicationStatus } from '../../contract/statuses.ts'

/** Stages of applications in the inbox, in their order, with the statuses of each. */
export const stages = {
  new: ['new'],
  talks: ['seen', 'contacted', 'visit_booked'],
  waiting: ['waitlisted'],
  offer: ['offered'],
  closed: ['accepted', 'declined', 'withdrawn', 'expired'],
} as const satisfies Readonly<Record<string, readonly ApplicationStatus[]>>
export type Stage = keyof typeof stages

/** Names of the stages. */
export const stageNames = Object.keys(stages) as Stage[]

/** Returns the stage of a status. */
export const stageOf = (status: ApplicationStatus): Stage =>
  stageNames.find((stage) => (stages[stage] as readonly ApplicationStatus[]).includes(status)) ?? 'closed'
