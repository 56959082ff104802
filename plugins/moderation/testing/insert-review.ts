import { newId } from '#core/kernel/ids.ts'

type Rows = (sql: string, parameters: readonly unknown[]) => Promise<unknown>

/** Inserts a waiting review of the kind `sample` and returns its id; `lockedBy` and `excluded` are account ids. */
export const insertReview = async (
  rows: Rows,
  {
    subjectId = newId(),
    lockedBy = null,
    excluded = null,
  }: { subjectId?: string; lockedBy?: string | null; excluded?: string | null } = {},
): Promise<string> => {
  const id = newId()
  await rows(
    `insert into moderation_review (id, kind, subject_id, title, priority, submitted_at, due_at, state, locked_by_account_id, locked_until, excluded_deciders)
       values (?, 'sample', ?, 'Bajka', 'normal', now(), now() + interval '48 hours', 'waiting', ?::uuid,
         case when ?::uuid is null then null else now() + interval '1 hour' end, array_remove(array[?::text], null)) returning id`,
    [id, subjectId, lockedBy, lockedBy, excluded],
  )
  return id
}
