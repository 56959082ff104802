import { run } from '#adapters/memory/run.ts'
import { rowsOf, type TestPlatform } from '#config/quality/testing/platform.ts'
import { system, type User } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import type { ModerationAct } from '#core/moderation/reportable.ts'
import type { NewOpinion } from '../contract/opinion.ts'
import type { AnswerState, OpinionState } from '../contract/states.ts'
import { ReportedOpinions } from '../services/reported-opinions.ts'
import { WriteOpinion } from '../use-cases/write-opinion.ts'

/** Text of an opinion that breaks no rule. */
export const fineText = 'Panie są cierpliwe i uśmiechnięte, jedzenie smaczne, a dzieci codziennie wychodzą do ogrodu.'

/** Creates an opinion as the wizard sends it. */
export const aWrittenOpinion = (facility_id: string, over: Partial<NewOpinion> = {}): NewOpinion => ({
  facility_id,
  score_cleanliness: 4,
  score_staff: 5,
  score_food: 3,
  pros: ['Duży ogród'],
  cons: ['Mało miejsc parkingowych'],
  text: fineText,
  author_first_name: 'Anna',
  author_last_name: 'Kowalska',
  relation: 'parent_current',
  attended_from: '2025-09',
  attended_to: null,
  language: 'pl',
  declaration: true,
  ...over,
})

type Rows = (sql: string, parameters?: readonly unknown[]) => Promise<unknown>

interface InsertedOpinion {
  readonly accountId: string | null
  readonly facilityId: string
  readonly state?: OpinionState
  readonly answer?: AnswerState
}

/** Stores an opinion in a state, perhaps with an answer; returns its id and those of the submissions. */
export const insertOpinion = async (rows: Rows, { accountId, facilityId, state = 'accepted', answer }: InsertedOpinion) => {
  const id = newId()
  const submission = newId()
  const answerSubmission = newId()
  await rows(
    `insert into opinions_opinion (id, submission_id, account_id, facility_id, state, version, score_cleanliness, score_staff, score_food, pros, cons, text,
       author_first_name, author_last_name, relation, attended_from, language, trust, trust_method, document_seen, upheld_reports, written_at, changed_at, accepted_at)
     values (?, ?, ?, ?, ?, 1, 4, 5, 3, '[]', '[]', ?, 'Anna', 'Kowalska', 'parent_current', '2025-09', 'pl', 'unverified', 'none', false, 0, now(), now(), now())
     returning 1`,
    [id, submission, accountId, facilityId, state, fineText],
  )
  if (answer)
    await rows(
      `insert into opinions_answer (opinion_id, submission_id, text, state, version, written_at, changed_at, accepted_at)
         values (?, ?, 'Dziękujemy!', ?, 1, now(), now(), now()) returning 1`,
      [id, answerSubmission, answer],
    )
  return { id, submission, answerSubmission }
}

/** Stores a facility in the database, perhaps closed or with an owner. */
export const storeFacility = async (
  platform: TestPlatform,
  { active = true, owner_id = null }: { readonly active?: boolean; readonly owner_id?: string | null } = {},
): Promise<{ readonly id: string }> => {
  const id = newId()
  const slug = `bajka-${id}`
  await rowsOf(
    platform,
    `insert into facility (id, slug, name, type, category, voivodeship, county, city_id, city, city_slug, active, inactive_since)
     values (?, ?, 'Bajka', 'kindergarten', 'przedszkola', 'malopolskie', 'Kraków', ?, 'Kraków', 'krakow', ?, ?)`,
    [id, slug, id, active, active ? null : '2026-01-01'],
  )
  await rowsOf(platform, 'insert into facility_slug (slug, base, facility_id) values (?, ?, ?)', [slug, slug, id])
  if (owner_id !== null)
    await rowsOf(platform, `insert into access_grant (account_id, facility_id, role, permissions) values (?, ?, 'owner', '{}')`, [
      owner_id,
      id,
    ])
  return { id }
}

/** Support's decision about a reported opinion, as it is now. */
export const moderateOpinion = async (platform: TestPlatform, support: User, id: string, act: ModerationAct) => {
  const things = platform.find(ReportedOpinions)
  const revision = (await run(things.find(system, id)))?.revision ?? ''
  const why = act === 'restore' ? { reason: null, note: null, undoes: 'hidden' as const } : { reason: 'fake', note: 'Zmyślona.' }
  return run(things.act(support, { id, revision, act, ...why }))
}

/** Writes an opinion about a facility as the wizard does. */
export const writeOpinionAs = (platform: TestPlatform, user: User, facilityId: string) =>
  platform.run(WriteOpinion, user, aWrittenOpinion(facilityId))
