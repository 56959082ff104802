import pg from 'pg'
import type { Finding } from './experiment.ts'
import { compareLedger, type StoredMessage } from './ledger.ts'
import { type Parents, type VoiceKind, type VoicePlaces, voiceKinds } from './parents.ts'
import { urlOfPostgres } from './postgres.ts'
import { formatErrors } from './visitors.ts'

const withDatabase = async <Result>(dataDir: string, use: (client: pg.Client) => Promise<Result>): Promise<Result> => {
  const client = new pg.Client({ connectionString: await urlOfPostgres(dataDir) })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

/** Creates the accounts of parents, copies of the demo's parent with the same password, and finds facilities. */
export const prepareVoice = (dataDir: string, count: number): Promise<VoicePlaces> =>
  withDatabase(dataDir, async (client) => {
    const { rows: parents } = await client.query<{ id: string; email: string }>(
      `insert into accounts_account
         select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(), 'email', 'proba' || n || '@example.test', 'photo', null))).*
           from accounts_account a, generate_series(1, $1) n where a.email = 'rodzic@demo.test' returning id, email`,
      [count],
    )
    const { rows: facilities } = await client.query<{ id: string }>(
      'select id from facility where active and deleted_at is null order by id limit 60',
    )
    const { rows: recruiting } = await client.query<{ id: string }>(
      `select g.facility_id id from access_grant g join facility_statement s on s.facility_id = g.facility_id
        where g.role = 'owner' and s.source = 'owner' and s.fields @> '{"recruiting": {"value": true}}' limit 1`,
    )
    const [place] = recruiting
    if (!place) throw new Error('no facility of the demo recruits')
    return { parents, facilities: facilities.map(({ id }) => id), recruiting: place.id }
  })

const stored: Readonly<Record<VoiceKind, string>> = {
  opinion: `select id number, text from opinions_opinion where author_last_name = 'Próbna'`,
  application: `select id number, account_id as text from recruitment_application where account_id = any ($1)`,
  message: `select thread_id number, text from questions_message where account_id = any ($1)`,
}
/** Rows that were written in part: what belongs to them is missing, or there twice. */
const torn: Readonly<Record<VoiceKind, string>> = {
  opinion: `select 1 from opinions_opinion o where author_last_name = 'Próbna' and 1 <> (
    select count(*) from moderation_review r join opinions_history h on h.opinion_id = o.id where r.kind = 'opinion' and r.subject_id = o.submission_id)`,
  application: `select 1 from recruitment_application a where account_id = any ($1) and 1 <> (
    select count(*) from recruitment_step s where s.application_id = a.id)`,
  message: `select 1 from questions_thread t where account_id = any ($1) and greatest(t.last_parent, t.last_facility) <> (
    select count(*) from questions_message m where m.thread_id = t.id)`,
}

/** Compares what parents have written with what is stored: all that was acknowledged, once and whole. */
export const compareVoice = (dataDir: string, { parents }: VoicePlaces, { ledgers, errors }: Parents): Promise<readonly Finding[]> =>
  withDatabase(dataDir, async (client) => {
    const ids = [parents.map(({ id }) => id)]
    const findings: Finding[] = [{ description: 'refusals of what parents sent', figure: formatErrors({ errors }), ok: errors.size === 0 }]
    for (const kind of voiceKinds) {
      const read = (sql: string) => client.query<StoredMessage>(sql, sql.includes('$1') ? ids : [])
      const difference = compareLedger(ledgers[kind], (await read(stored[kind])).rows)
      const { lost, duplicates, unsent, unconfirmed } = difference
      const parts = (await read(torn[kind])).rows.length
      const { sent, acknowledged } = ledgers[kind]
      findings.push({
        description: `${kind}s sent, acknowledged, lost, twice, never sent, torn; stored without a response`,
        figure: [sent.size, acknowledged.size, lost, duplicates, unsent, `${parts}; ${unconfirmed}`].join(', '),
        ok: acknowledged.size > 0 && lost + duplicates + unsent + parts === 0,
      })
    }
    return findings
  })
