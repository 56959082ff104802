import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import { QuestionFacilities, type QuestionFacility } from '../domain/mail-links.port.ts'
import { hashOf, isStaff, registerEmail } from './register-email.sql.ts'

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
