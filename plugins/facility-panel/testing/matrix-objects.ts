import { newId } from '#core/kernel/ids.ts'
import type { MatrixContext, MatrixObject } from '#core/plugin/matrix.ts'
import { insertReview } from '#plugins/moderation/testing/insert-review.ts'

type FacilityObject = Exclude<MatrixObject, 'none'>

/** Copies a facility of the matrix with its statements and members, so that what a call changes is no other call's object. */
export const copyFacility = async ({ rows, facilities }: MatrixContext, object: FacilityObject): Promise<string> => {
  const id = newId()
  const source = facilities[object]
  await rows(
    `insert into facility select (jsonb_populate_record(f, jsonb_build_object('id', ?::text, 'slug', ?::text, 'legacy_id', null, 'shadow_status', null))).*
       from facility f where id = ? returning id`,
    [id, id, source],
  )
  await rows(
    `insert into facility_statement select source, number || ?, ?, stated_on, fields, gone_on, batch_id from facility_statement where facility_id = ? returning 1`,
    [` ${id}`, id, source],
  )
  await rows(
    `insert into access_grant (account_id, facility_id, role, permissions) select account_id, ?, role, permissions from access_grant where facility_id = ? returning 1`,
    [id, source],
  )
  return id
}

/** Inserts an employee of a facility; returns its id. */
export const insertEmployee = async ({ rows }: MatrixContext, facilityId: string, sort = 1): Promise<string> => {
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
  { rows }: Pick<MatrixContext, 'rows'>,
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
