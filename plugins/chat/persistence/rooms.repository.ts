import { Effect } from 'effect'
import { makeTableStore } from '#adapters/postgres/table-store.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { MessageKeyUsed } from '../contract/errors.ts'
import { Rooms, roomsOf } from '../domain/chat.port.ts'
import type { ChatMessage, Room } from '../domain/room.ts'
import { listRooms } from './listed-rooms.query.ts'
import { iso, roomColumns } from './room-columns.ts'
import { ChatMessageTable, MarkTable, RoomTable } from './tables.ts'

const messageColumns = `m.id, m.room_id, m.number, m.side, m.account_id, m.client_key, m.text, m.files, ${iso('m.sent_at')} sent_at,
  ${iso('m.edited_at')} edited_at, ${iso('m.withdrawn_at')} withdrawn_at, m.hidden`

const like = `select ${roomColumns} from chat_room r where r.facility_id = ? and r.kind = ? and r.closed_by is distinct from 'platform'
  and (r.kind <> 'parent' or (r.account_id = ? and r.visibility = ?)) and r.group_ids = ?::jsonb`

const insert = `insert into chat_room (id, facility_id, kind, account_id, visibility, group_ids, opened_by, last_number, last_facility, last_message_at, closed_reason)
  values (?, ?, ?, ?, ?, ?::jsonb, ?, 0, 0, ?, '') on conflict do nothing`

const close = `update chat_room set closed_by = 'platform', closed_at = ? where closed_by is distinct from 'platform'`

const deleteMessages = `delete from chat_message where id in (select id from chat_message where sent_at < ? order by sent_at limit ?) returning files`

const emptyWithdrawn = `with old as (select id, files from chat_message where withdrawn_at < ? and (text <> '' or files <> '[]') order by withdrawn_at limit ? for update)
  update chat_message m set text = '', files = '[]' from old where m.id = old.id returning old.files`

const deleteEmptyRooms = `delete from chat_room r where r.last_message_at < ? and not exists (select 1 from chat_message m where m.room_id = r.id) returning 1`

interface Files {
  readonly files: readonly string[]
}

const removed = (rows: Effect.Effect<readonly Files[]>) =>
  Effect.map(rows, (all) => ({ count: all.length, files: all.flatMap(({ files }) => files) }))

/** Creates the PostgreSQL repository of rooms. */
export const makeRooms = provide(Rooms, { db: Db }, ({ db }): Rooms => {
  const findLike: Rooms['like'] = ({ facility_id, kind, account_id, visibility, group_ids }) =>
    db.rows<Room>(like, [facility_id, kind, account_id, visibility, JSON.stringify(group_ids)]).pipe(Effect.map(([found]) => found ?? null))
  return {
    ...roomsOf(
      makeTableStore(db, RoomTable),
      makeTableStore(db, ChatMessageTable, { constraints: { chat_message_key: MessageKeyUsed } }),
      makeTableStore(db, MarkTable),
    ),
    ...listRooms(db),
    like: findLike,
    addOnce: Effect.fn('chat.add-room')(function* (room) {
      const { id, facility_id, kind, account_id, visibility, group_ids, opened_by, last_message_at } = room
      yield* db.rows(insert, [id, facility_id, kind, account_id, visibility, JSON.stringify(group_ids), opened_by, last_message_at])
      return (yield* findLike(room)) ?? (yield* Effect.die(new Error(`Room ${id} was not stored`)))
    }),
    messagesOf: (roomId, { before, after }, limit) =>
      after === undefined
        ? db.rows<ChatMessage>(
            `select * from (select ${messageColumns} from chat_message m where m.room_id = ? and m.number < ? order by m.number desc limit ?) n order by number`,
            [roomId, before ?? 2_147_483_647, limit],
          )
        : db.rows<ChatMessage>(
            `select ${messageColumns} from chat_message m where m.room_id = ? and m.number > ? order by m.number limit ?`,
            [roomId, after, limit],
          ),
    markSeen: (accountId, roomId, number, at) =>
      db
        .rows(
          `insert into chat_mark as m (room_id, account_id, number, seen_at) values (?, ?, ?, ?)
             on conflict (room_id, account_id) do update set number = excluded.number, seen_at = excluded.seen_at
             where m.number < excluded.number returning 1 one`,
          [roomId, accountId, number, at],
        )
        .pipe(Effect.map((rows) => rows.length > 0)),
    isBlockedBy: (accountId, facilityId) =>
      db
        .rows(`select 1 one from chat_room where facility_id = ? and account_id = ? and closed_by = 'parent' limit 1`, [
          facilityId,
          accountId,
        ])
        .pipe(Effect.map((rows) => rows.length > 0)),
    roomsOfParents: (facilityId, accountIds) =>
      db
        .rows<{ account_id: string; id: string }>(
          `select account_id, id from chat_room where facility_id = ? and kind = 'parent' and visibility = 'staff'
             and closed_by is distinct from 'platform' and account_id in (select jsonb_array_elements_text(?::jsonb)::uuid)`,
          [facilityId, JSON.stringify(accountIds)],
        )
        .pipe(Effect.map((rows) => new Map(rows.map(({ account_id, id }) => [account_id, id])))),
    deleteMessages: (before, limit) => removed(db.rows<Files>(deleteMessages, [before, limit])),
    emptyWithdrawn: (before, limit) => removed(db.rows<Files>(emptyWithdrawn, [before, limit])),
    deleteEmptyRooms: (before) => Effect.asVoid(db.rows(deleteEmptyRooms, [before])),
    closeOf: (facilityId, at) => Effect.asVoid(db.rows(`${close} and facility_id = ? returning 1`, [at, facilityId])),
    closeOrphaned: (at) => Effect.asVoid(db.rows(`${close} and kind = 'parent' and account_id is null returning 1`, [at])),
  }
})
