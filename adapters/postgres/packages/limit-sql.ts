import type { Limit } from '#core/packages/limit.ts'

/**
 * SQL of a limit's value for the facility `f`, as text; null without end. The same rule as `tierOf` and
 * `Limits.valueFor`, for parts of public pages.
 */
export const limitSql = ({ key, values }: Limit): string => `coalesce(
    (select jsonb_build_object('free', v.free, 'registered', v.registered, 'premium', v.premium) from limit_value v where v.key = '${key}'),
    '${JSON.stringify(values)}'::jsonb) ->> case
      when f.status = 'premium' and exists (select 1 from facility_package k where k.facility_id = f.id and k.valid_until > now()) then 'premium'
      when f.status = 'unknown' then 'free' else 'registered' end`
