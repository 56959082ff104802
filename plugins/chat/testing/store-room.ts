import type { ExampleContext } from '#config/quality/testing/examples/examples.ts'
import { newId } from '#core/kernel/ids.ts'
import type { RoomKind, RoomVisibility } from '../contract/room.ts'

type Rows = Pick<ExampleContext, 'rows'>

/** Makes an account a parent of a facility, or one of its staff. */
export const insertGrant = async (
  { rows }: Rows,
  accountId: string,
  facilityId: string,
  role: 'parent' | 'teacher' | 'administrator' | 'owner' = 'parent',
  permissions: readonly string[] = [],
): Promise<void> => {
  await rows(
    `insert into access_grant (account_id, facility_id, role, permissions) values (?, ?, ?, array(select jsonb_array_elements_text(?::jsonb)))
       on conflict (account_id, facility_id) do update set role = excluded.role, permissions = excluded.permissions returning 1`,
    [accountId, facilityId, role, JSON.stringify(permissions)],
  )
}

interface StoredRoom {
  readonly facilityId: string
  readonly accountId: string | null
  readonly kind?: RoomKind
  readonly visibility?: RoomVisibility
  readonly closedBy?: 'parent' | 'facility' | 'platform'
  /** Author of its first message; the parent without it. */
  readonly authorId?: string
  /** ISO 8601 UTC. */
  readonly sentAt?: string
}

/** Stores a room with one message; returns its id. */
export const insertRoom = async (
  { rows }: Rows,
  { facilityId, accountId, kind = 'parent', visibility = 'staff', closedBy, authorId, sentAt }: StoredRoom,
): Promise<string> => {
  const id = newId()
  const at = sentAt ?? new Date().toISOString()
  const side = authorId === undefined && kind === 'parent' ? 'parent' : 'facility'
  await rows(
    `insert into chat_room (id, facility_id, kind, account_id, visibility, opened_by, last_number, last_facility, last_message_at, closed_by, closed_reason, closed_at)
       values (?, ?, ?, ?, ?, ?, 1, ?, ?, ?, '', ?) returning 1`,
    [
      id,
      facilityId,
      kind,
      kind === 'parent' ? accountId : null,
      visibility,
      accountId,
      side === 'facility' ? 1 : 0,
      at,
      closedBy ?? null,
      closedBy ? at : null,
    ],
  )
  await rows(
    `insert into chat_message (id, room_id, number, side, account_id, client_key, text, files, sent_at, hidden)
       values (gen_random_uuid(), ?, 1, ?, ?, gen_random_uuid(), 'Dzień dobry', '[]', ?, false) returning 1`,
    [id, side, authorId ?? accountId, at],
  )
  return id
}
