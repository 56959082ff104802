import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { sources } from '#core/facilities/source.ts'
import { provide } from '#core/kernel/define.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import { QuestionFacilities, type QuestionFacility } from '../domain/mail-links.port.ts'

const head = 'f.id, f.slug, f.name, f.city, f.deleted_at is null and f.merged_into is null as "exists"'

/** Reads facilities with those who answer for them. */
export const makeQuestionFacilities = provide(
  QuestionFacilities,
  { db: Db },
  ({ db }): QuestionFacilities => ({
    byId: (id) =>
      isUuid(id)
        ? db
            .rows<QuestionFacility>(
              `select r.*, a.address::text address, coalesce((select m.stopped from questions_address m where m.address = a.address), false) stopped
               from (select ${head}, f.active,
                 (select coalesce(jsonb_agg(g.account_id order by g.account_id), '[]') from access_grant g where ${isStaff}) staff,
                 ${registerEmail} register_email
                 from facility f where f.id = ?) r, lateral (select ${hashOf('r.register_email')} address) a`,
              [id],
            )
            .pipe(Effect.map(([found]) => found ?? null))
        : Effect.succeed(null),
    heads: (ids) =>
      db
        .rows<Pick<QuestionFacility, 'id' | 'slug' | 'name' | 'city' | 'exists'>>(
          `select ${head} from facility f where f.id in (select jsonb_array_elements_text(?::jsonb)::uuid)`,
          [JSON.stringify(ids)],
        )
        .pipe(Effect.map((rows) => new Map(rows.map((row) => [row.id, row])))),
  }),
)

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
