import { sources } from '#core/facilities/source.ts'

const registers = sources.flatMap(({ key, rank }) => (rank === 'register' ? [`'${key}'`] : [])).join(', ')

/**
 * SQL of the e-mail address that a register states for the facility `f`; never one of its owner or a visitor.
 * `jsonb_exists` is the operator `?`, which would be a parameter.
 */
export const registerEmail = `(select s.fields->'email'->>'value' from facility_statement s
    where s.facility_id = f.id and s.gone_on is null and jsonb_exists(s.fields, 'email') and s.source in (${registers})
    order by s.stated_on desc, s.source, s.number limit 1)`

/** SQL of the hash of an address. */
export const hashOf = (email: string): string => `sha256(convert_to(lower(btrim(${email})), 'UTF8'))`

/** SQL condition: somebody answers the questions of the facility `f` in its panel. */
export const isStaff = `g.facility_id = f.id and 'facility-questions/write' = any(g.permissions)`
