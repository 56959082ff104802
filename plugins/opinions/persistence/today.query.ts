import { facilityToday } from '#core/plugin/today.ts'
import { writeOpinions } from '../contract/states.ts'

interface Opinions {
  readonly waiting: number
  readonly since?: string
  readonly week: number
}

/** Lines of a facility's start page: opinions of the last year without an answer, and those of the week. */
export const opinionsToday = facilityToday<Opinions>('opinions', {
  permission: writeOpinions,
  query: `select jsonb_build_object('waiting', count(*) filter (where o.answered is null), 'since', min(o.accepted_at) filter (where o.answered is null),
      'week', count(*) filter (where o.accepted_at > now() - interval '7 days'))
    from (select o.accepted_at, n.opinion_id answered from opinions_opinion o left join opinions_answer n on n.opinion_id = o.id
       where o.facility_id = f.id and o.state = 'accepted' and o.accepted_at > now() - interval '12 months') o`,
  lines: ({ waiting, since = null, week }) => {
    const to = { picture: 'opinions', route: 'facility_opinions' } as const
    return [
      ...(waiting > 0
        ? [{ ...to, kind: 'waiting', text: 'opinions.today.waiting', values: { count: waiting }, since, order: 40 } as const]
        : []),
      ...(week > 0 ? [{ ...to, kind: 'week', text: 'opinions.today.week', values: { count: week }, order: 30 } as const] : []),
    ]
  },
})
