import { messageKey } from '#core/kernel/message-key.ts'
import { accountToday, facilityToday, type TodayLine } from '#core/plugin/today.ts'
import { readRecruitment } from '../contract/permissions.ts'
import type { OpenStatus } from '../contract/statuses.ts'

interface Applications {
  readonly waiting: number
  readonly since?: string
  readonly week: number
}

/** Lines of a facility's start page: applications that nobody has opened, and those of the week. */
export const applicationsToday = facilityToday<Applications>('recruitment', {
  permission: readRecruitment,
  query: `select jsonb_build_object('waiting', count(*) filter (where n.status = 'new'), 'since', min(n.created_at) filter (where n.status = 'new'),
      'week', count(*) filter (where n.created_at > now() - interval '7 days'))
    from recruitment_application n where n.facility_id = f.id and (n.status = 'new' or n.created_at > now() - interval '7 days')`,
  lines: ({ waiting, since = null, week }) => {
    const to = { picture: 'applications', route: 'facility_applications' } as const
    return [
      ...(waiting > 0
        ? [{ ...to, kind: 'waiting', text: 'recruitment.today.waiting', values: { count: waiting }, since, order: 10 } as const]
        : []),
      ...(week > 0 ? [{ ...to, kind: 'week', text: 'recruitment.today.week', values: { count: week }, order: 10 } as const] : []),
    ]
  },
})

interface OwnApplications {
  readonly open: readonly {
    readonly id: string
    readonly facility: string
    readonly status: OpenStatus
    readonly unseen: boolean
    readonly changed: string
  }[]
}

/** Lines of an account's start page: its open applications with their next step; what is new, and offers, wait for the parent. */
export const ownApplicationsToday = accountToday<OwnApplications>('recruitment', {
  query: `select jsonb_build_object('open', coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'facility', n.name, 'status', n.status, 'unseen', n.unseen,
      'changed', n.changed_at) order by n.status = 'offered' desc, n.unseen desc, n.changed_at desc), '[]'))
    from (select n.*, coalesce(h.name, f.name) as name from recruitment_application n join facility f on f.id = n.facility_id
        left join facility h on h.id = f.merged_into
       where n.account_id = a.id and n.closed_at is null order by n.status = 'offered' desc, n.unseen desc, n.changed_at desc limit 6) n`,
  lines: ({ open }) =>
    open.map(
      ({ id, facility, status, unseen, changed }, n): TodayLine => ({
        kind: status === 'offered' || unseen ? 'waiting' : 'going',
        picture: 'applications',
        text: messageKey('recruitment.status', status, 'parent'),
        title: facility,
        route: 'user_application',
        params: { application: id },
        since: changed,
        isUrgent: status === 'offered',
        order: (status === 'offered' ? 0 : 10) + n / 10,
      }),
    ),
})
