import type { ExampleContext } from '#config/quality/testing/examples/examples.ts'
import { newId } from '#core/kernel/ids.ts'

type Rows = Pick<ExampleContext, 'rows'>

/** Stores a group of a facility; returns its id. */
export const insertGroup = async ({ rows }: Rows, facilityId: string, name: string = newId(), position = 0): Promise<string> => {
  const id = newId()
  await rows('insert into groups_group (id, facility_id, name, position, created_at) values (?, ?, ?, ?, now()) returning 1', [
    id,
    facilityId,
    name,
    position,
  ])
  return id
}

/** Stores a child of an account at a facility, whose name no key opens unless `firstName` is one; returns its id. */
export const insertChild = async (
  { rows }: Rows,
  { facilityId, accountId, groupId = null, firstName = 'x', id = newId() }: StoredChild,
): Promise<string> => {
  await rows(
    'insert into groups_child (id, facility_id, account_id, group_id, first_name, created_at) values (?, ?, ?, ?, ?, now()) returning 1',
    [id, facilityId, accountId, groupId, firstName],
  )
  return id
}

interface StoredChild {
  readonly facilityId: string
  readonly accountId: string
  readonly groupId?: string | null
  /** Encrypted. */
  readonly firstName?: string
  readonly id?: string
}
