/** Statuses of an application that is not decided, in their usual order. */
export const openStatuses = ['new', 'seen', 'contacted', 'visit_booked', 'waitlisted', 'offered'] as const
export type OpenStatus = (typeof openStatuses)[number]

/** Statuses of an application (decisions §5). */
export const applicationStatuses = [...openStatuses, 'accepted', 'declined', 'withdrawn', 'expired'] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** Answers of parents that the facility is told of: the new status, or that a promised place was given back by a withdrawal. */
export const parentAnswers = [...applicationStatuses, 'given_back'] as const
export type ParentAnswer = (typeof parentAnswers)[number]

/** Statuses that a facility may give. */
export const facilitySteps = ['seen', 'contacted', 'visit_booked', 'waitlisted', 'offered', 'accepted', 'declined'] as const
export type FacilityStep = (typeof facilitySteps)[number]

/** Parties that change an application. */
export const parties = ['parent', 'facility', 'system'] as const
export type Party = (typeof parties)[number]

/** Returns whether an application is not decided. */
export const isOpen = (status: ApplicationStatus): status is OpenStatus => (openStatuses as readonly ApplicationStatus[]).includes(status)

/** Reasons for which a facility receives no applications here. */
export const unavailableReasons = ['closed', 'unclaimed', 'off'] as const
export type UnavailableReason = (typeof unavailableReasons)[number]

/** Kinds of reads that the parent is shown. */
export const viewKinds = ['list', 'detail', 'export'] as const
export type ViewKind = (typeof viewKinds)[number]

/** Applications that the inbox decrypts and searches at most, the newest. */
export const inboxLimit = 500
