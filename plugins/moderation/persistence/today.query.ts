import { accountToday, type TodayLine } from '#core/plugin/today.ts'

interface Queue {
  readonly waiting: number
  readonly overdue: number
  readonly since?: string
}

/** Lines of the start page of support: how many cases wait, first of all those past their due time, and the way to them. */
export const queueToday = accountToday<Queue>('moderation', {
  type: 'support',
  query: `select jsonb_build_object('waiting', count(*), 'overdue', count(*) filter (where r.due_at < now()), 'since', min(r.submitted_at))
    from moderation_review r where r.state = 'waiting'`,
  lines: ({ waiting, overdue, since = null }) => {
    const to = { picture: 'data', route: 'support_shadow' } as const
    const lines: TodayLine[] = [{ ...to, kind: 'way', text: 'moderation.today.way', order: 1 }]
    if (overdue > 0)
      lines.push({
        ...to,
        kind: 'waiting',
        text: 'moderation.today.overdue',
        values: { count: overdue },
        since,
        isUrgent: true,
        order: 1,
      })
    const inTime = waiting - overdue
    if (inTime > 0)
      lines.push({
        ...to,
        kind: 'waiting',
        text: 'moderation.today.waiting',
        values: { count: inTime },
        since: overdue > 0 ? null : since,
        order: 2,
      })
    return lines
  },
})
