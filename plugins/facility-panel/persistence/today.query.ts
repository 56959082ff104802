import { freePlacesNewForDays } from '#core/facilities/free-places.ts'
import { facilityToday, type TodayLine } from '#core/plugin/today.ts'
import { writeData } from '../contract/permissions.ts'

interface Standing {
  readonly shadow?: 'pending' | 'rejected'
  /** Newest day of all that is stated about the facility. */
  readonly stated?: string
  readonly old: boolean
  readonly fee: boolean
  /** Day of the count of free places; missing: there is none. */
  readonly counted?: string
  readonly aged: boolean
}

const places = { picture: 'places', route: 'facility_recruitment', field: 'recruitment-vacancies' } as const

/** Lines of a facility's start page about its data: what support has rejected, what is old, and what parents look for first. */
export const dataToday = facilityToday<Standing>('facility-panel', {
  permission: writeData,
  query: `select jsonb_build_object('shadow', f.shadow_status, 'stated', d.day, 'old', coalesce(d.day < (current_date - interval '6 months')::date::text, false),
      'fee', f.fee_month is not null or d.tuition, 'counted', f.free_places_on, 'aged', f.free_places_on < current_date - ${freePlacesNewForDays})
    from (select max(coalesce(v.value->>'on', s.stated_on::text)) as day, bool_or(v.key = 'tuition') as tuition from facility_statement s, jsonb_each(s.fields) v
       where s.facility_id = f.id and s.gone_on is null) d`,
  lines: ({ shadow, stated = null, old, fee, counted, aged }) => {
    const lines: TodayLine[] = [
      { ...places, kind: 'way', text: 'facility-panel.today.way.places', order: 10 },
      { kind: 'way', picture: 'data', text: 'facility-panel.today.way.data', route: 'facility_profile', order: 40 },
    ]
    if (shadow === 'rejected')
      lines.push({
        kind: 'waiting',
        picture: 'data',
        text: 'facility-panel.today.rejected',
        route: 'facility_address',
        isUrgent: true,
        order: 7,
      })
    if (shadow === 'pending')
      lines.push({ kind: 'going', picture: 'data', text: 'facility-panel.today.pending', route: 'facility_address', order: 10 })
    if (old)
      lines.push({
        kind: 'waiting',
        picture: 'data',
        text: 'facility-panel.today.old',
        route: 'facility_profile',
        since: stated,
        order: 70,
      })
    if (!fee)
      lines.push({
        kind: 'advice',
        picture: 'price',
        text: 'facility-panel.today.fee',
        reason: 'facility-panel.today.fee.reason',
        route: 'facility_basic_info',
        field: 'info-tuition',
        order: 20,
      })
    if (counted === undefined)
      lines.push({
        ...places,
        kind: 'advice',
        text: 'facility-panel.today.uncounted',
        reason: 'facility-panel.today.uncounted.reason',
        order: 30,
      })
    else if (aged)
      lines.push({ ...places, kind: 'advice', text: 'facility-panel.today.aged', reason: 'facility-panel.today.aged.reason', order: 30 })
    return lines
  },
})
