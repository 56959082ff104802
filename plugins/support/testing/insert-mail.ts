import { newId } from '#core/kernel/ids.ts'

type Rows = (sql: string, parameters?: readonly unknown[]) => Promise<unknown>

/** Stores a mail that was given up; with `waiting` one that still waits. */
export const insertMail = async (rows: Rows, { waiting = false }: { readonly waiting?: boolean } = {}): Promise<string> => {
  const id = newId()
  await rows(
    `insert into mail (id, recipient, language, template, template_values, attachments, once_key, created_at, next_at, attempts, given_up_at)
     values (?, 'jan@demo.test', 'pl', 'accounts.mail.reset', '{"link": "https://kredka.test/nowe-haslo/tajne"}', '[]', ?, now(), now() + interval '1 day', 5,
       case when ? then null else now() end) returning 1`,
    [id, id, waiting],
  )
  return id
}
