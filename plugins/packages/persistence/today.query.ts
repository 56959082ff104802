import { facilityToday } from '#core/plugin/today.ts'
import { writeBilling } from '../contract/permissions.ts'

/** Days before the end of a package at which the start page says so. */
const noticeDays = 21

/** Line of a facility's start page: its package ends soon. */
export const packageToday = facilityToday<number>('packages', {
  permission: writeBilling,
  query: `select to_jsonb((select ceil(extract(epoch from p.valid_until - now()) / 86400)::int from facility_package p
     where p.facility_id = f.id and f.status = 'premium' and p.valid_until between now() and now() + interval '${noticeDays} days'))`,
  lines: (days) => [
    {
      kind: 'waiting',
      picture: 'package',
      text: 'packages.today.ends',
      values: { count: days },
      route: 'facility_package',
      isUrgent: days <= 7,
      order: 50,
    },
  ],
})
