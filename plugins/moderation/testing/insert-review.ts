import { newId } from '#core/kernel/ids.ts'

type Rows = (sql: string, parameters: readonly unknown[]) => Promise<unknown>

/** Inserts a waiting review and returns its id; `kind`: by default that of the fixture, `lockedBy` and `excluded` are account ids. */
export const insertReview = async (
  rows: Rows,
  {
    kind = 'sample',
    subjectId = newId(),
    lockedBy = null,
    excluded = null,
  }: { kind?: string; subjectId?: string; lockedBy?: string | null; excluded?: string | null } = {},
): Promise<string> => {
  const id = newId()
  await rows(
    `insert into moderation_review (id, kind, subject_id, title, priority, submitted_at, due_at, state, locked_by_account_id, locked_until, excluded_deciders)
       values (?, ?, ?, 'Bajka', 'normal', now(), now() + interval '48 hours', 'waiting', ?::uuid,
         case when ?::uuid is null then null else now() + interval '1 hour' end, array_remove(array[?::text], null)) returning id`,
    [id, kind, subjectId, lockedBy, lockedBy, excluded],
  )
  return id
}
