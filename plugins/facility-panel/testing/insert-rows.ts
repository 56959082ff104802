import type { ExampleContext } from '#config/quality/testing/examples/examples.ts'
import { newId } from '#core/kernel/ids.ts'
import { insertReview } from '#plugins/moderation/testing/insert-review.ts'

/** Inserts an employee of a facility; returns its id. */
export const insertEmployee = async ({ rows }: Pick<ExampleContext, 'rows'>, facilityId: string, sort = 1): Promise<string> => {
  const id = newId()
  await rows(
    `insert into facility_panel_employee (id, facility_id, first_name, last_name, position, show_surname, consent_at, sort)
       values (?, ?, 'Wanda', 'Jasna', 'Dyrektorka', true, now(), ?) returning id`,
    [id, facilityId, sort],
  )
  return id
}

/** Inserts changes of a facility, by default such that wait, with their review; returns their id. */
export const insertShadow = async (
  { rows }: Pick<ExampleContext, 'rows'>,
  facilityId: string,
  state = 'pending',
  review: Parameters<typeof insertReview>[1] = {},
): Promise<string> => {
  const id = newId()
  await rows(
    `insert into facility_panel_shadow (id, facility_id, changes, state, created_at, changed_at, decided_at)
       values (?, ?, '{"name": "Tęcza"}', ?, now(), now(), now()) returning id`,
    [id, facilityId, state],
  )
  if (state === 'pending') await insertReview(rows, { kind: 'shadow', subjectId: id, ...review })
  return id
}
