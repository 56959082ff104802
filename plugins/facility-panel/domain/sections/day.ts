import { sortByStart } from '../../contract/day-plan.ts'
import { writeData } from '../../contract/permissions.ts'
import { section } from './section.ts'

const ends = (name: string, entries: readonly { readonly start: number | null; readonly end: number | null }[]) =>
  Object.fromEntries(
    entries.flatMap(({ start, end }, n) =>
      start !== null && end !== null && end <= start ? [[`${name}.${n}.end`, ['END_BEFORE_START']] as const] : [],
    ),
  )

/**
 * Plan of an ordinary day, sorted by time, and extra activities in the owner's order. Overlaps are allowed: groups may
 * do two things at once.
 */
export const dayplan = section('dayplan', {
  permission: writeData,
  tab: 'facility_schedule',
  items: {
    day_plan: ({ facts }) => (facts.day_plan?.value.length ?? 0) > 0,
    activities: ({ facts }) => (facts.activities?.value.length ?? 0) > 0,
  },
  check: ({ day_plan = [], activities = [] }) => ({ ...ends('day_plan', day_plan), ...ends('activities', activities) }),
  toFields: ({ day_plan, activities }) => ({
    ...(day_plan !== undefined && { day_plan: day_plan.length === 0 ? null : sortByStart(day_plan) }),
    ...(activities !== undefined && { activities: activities.length === 0 ? null : activities }),
  }),
})
