import { Effect } from 'effect'
import type { Db } from '#adapters/postgres/unit-of-work.ts'
import type { ListedRoom, Rooms } from '../domain/chat.port.ts'
import { roomColumns } from './room-columns.ts'

/**
 * Rooms `r` of the scopes that an account is in, with its mark `k`; a room without messages shows to its opener alone. Parameters:
 * scopes as JSON, the account three times.
 */
const roomsOfScopes = `from jsonb_to_recordset(?::jsonb) as s ("facilityId" uuid, side text, kinds jsonb, management boolean, groups jsonb)
  join chat_room r on r.facility_id = s."facilityId" and jsonb_exists(s.kinds, r.kind)
    and (r.kind <> 'parent' or case when s.side = 'parent' then r.account_id = ? else r.visibility = 'staff' or s.management end)
    and (s.side = 'facility' or jsonb_array_length(r.group_ids) = 0
      or exists (select 1 from jsonb_array_elements_text(r.group_ids) as g (id) where jsonb_exists(s.groups, g.id)))
    and (r.last_number > 0 or r.opened_by = ?)
  left join chat_mark k on k.room_id = r.id and k.account_id = ?`

const isMuted = 'coalesce(k.muted_until > now(), false)'

/** Number up to which nothing is new: what the account has seen and, in a parent's room, what a colleague has answered. */
const readUpTo = `greatest(coalesce(k.number, 0), case when r.kind = 'parent' and s.side = 'facility' then r.last_facility else 0 end)`

/** Number of new messages of a room for the account that the parameter names. */
const newMessages = `(select count(*)::int from chat_message n where n.room_id = r.id and n.number > ${readUpTo}
  and n.account_id is distinct from ? and n.withdrawn_at is null and not n.hidden)`

const lastMessage = `(select jsonb_build_object('text', case when m.hidden or m.withdrawn_at is not null then '' else m.text end, 'side', m.side, 'account_id', m.account_id)
  from chat_message m where m.room_id = r.id order by m.number desc limit 1)`

/** Lists the rooms of an account, and counts what is new in them. */
export const listRooms = (db: Db): Pick<Rooms, 'list' | 'countNew'> => ({
  list: ({ accountId, scopes, unread, before, limit }) =>
    scopes.length === 0
      ? Effect.succeed([])
      : db.rows<ListedRoom>(
          `select * from (select ${roomColumns}, ${lastMessage} last, ${newMessages} new_messages, ${isMuted} muted ${roomsOfScopes}
             where (?::timestamptz is null or (r.last_message_at, r.id) < (?::timestamptz, ?::uuid))
             ${unread ? `and r.last_number > ${readUpTo}` : ''}
             order by r.last_message_at desc, r.id desc ${unread ? '' : 'limit ?'}) listed ${unread ? 'where new_messages > 0 limit ?' : ''}`,
          [
            accountId,
            JSON.stringify(scopes),
            accountId,
            accountId,
            accountId,
            before?.at ?? null,
            before?.at ?? null,
            before?.id ?? null,
            limit,
          ],
        ),
  countNew: (accountId, scopes) =>
    scopes.length === 0
      ? Effect.succeed({})
      : db
          .rows<{ facility_id: string; messages: number }>(
            `select facility_id, sum(messages)::int messages from (select r.facility_id, ${newMessages} messages ${roomsOfScopes}
               where r.last_number > ${readUpTo} and not ${isMuted}) counted group by facility_id having sum(messages) > 0`,
            [accountId, JSON.stringify(scopes), accountId, accountId, accountId],
          )
          .pipe(Effect.map((rows) => Object.fromEntries(rows.map(({ facility_id, messages }) => [facility_id, messages])))),
})
