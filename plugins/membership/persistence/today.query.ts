import { type FacilityTodayPart, facilityToday } from '#core/plugin/today.ts'
import type { MemberRole } from '../contract/membership.ts'
import { memberPermissions } from '../contract/permissions.ts'

const waitingOf = (role: MemberRole, route: string, order: number): FacilityTodayPart =>
  facilityToday<{ readonly waiting: number; readonly since?: string }>(`membership.${role}`, {
    permission: memberPermissions[role].read,
    query: `select jsonb_build_object('waiting', count(*), 'since', min(m.changed_at))
      from membership_member m where m.facility_id = f.id and m.role = '${role}' and m.state = 'awaiting_verification'`,
    lines: ({ waiting, since = null }) =>
      waiting === 0
        ? []
        : [
            {
              kind: 'waiting',
              picture: 'people',
              text: role === 'parent' ? 'membership.today.parents' : 'membership.today.teachers',
              values: { count: waiting },
              route,
              since,
              order,
            },
          ],
  })

/** Lines of a facility's start page: parents and teachers who wait to be approved. */
export const membersToday = [waitingOf('parent', 'facility_parents', 30), waitingOf('teacher', 'facility_teachers', 31)]
