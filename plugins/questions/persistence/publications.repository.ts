import { makeTableStore } from '#adapters/postgres/table-store.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import type { PublicQuestion } from '../contract/publication.ts'
import { Publications, publicationsOf } from '../domain/questions.port.ts'
import { PublicationTable } from './tables.ts'

/** SQL of the questions that the facility `f` has published, the newest first. */
export const publishedOf = `select t.topic, p.question, p.answer from questions_publication p join questions_thread t on t.id = p.thread_id
  where t.facility_id = f.id and p.state = 'published' order by p.answered_at desc, p.thread_id limit 30`

/** Creates the PostgreSQL repository of publications. */
export const makePublications = provide(
  Publications,
  { db: Db },
  ({ db }): Publications => ({
    ...publicationsOf(makeTableStore(db, PublicationTable)),
    published: (facilityId) => db.rows<PublicQuestion>(`select q.* from (select ?::uuid id) f, lateral (${publishedOf}) q`, [facilityId]),
  }),
)
