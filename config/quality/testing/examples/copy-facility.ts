import { newId } from '#core/kernel/ids.ts'
import type { ExampleContext } from './examples.ts'

/** Copies a facility with its statements and members, and gives it a status; a premium one has a package. Returns its id. */
export const copyFacility = async (
  { rows }: Pick<ExampleContext, 'rows'>,
  source: string,
  status?: 'registered' | 'premium',
): Promise<string> => {
  const id = newId()
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
  if (status) await rows('update facility set status = ? where id = ? returning 1', [status, id])
  if (status === 'premium') await rows(`insert into facility_package (facility_id, valid_until) values (?, '2100-01-01') returning 1`, [id])
  return id
}
