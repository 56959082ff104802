import { Effect } from 'effect'
import { makeTableStore } from '#adapters/postgres/table-store.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { ChatMails, chatMailsOf, type DueMail } from '../domain/chat.port.ts'
import { iso } from './room-columns.ts'
import { ChatLinkTable } from './tables.ts'

const plan = `insert into chat_due (room_id, account_id, sent_at, due_at)
  select ?, value::uuid, ?, ? from jsonb_array_elements_text(?::jsonb) on conflict do nothing`

const take = `delete from chat_due d using (select room_id, account_id from chat_due where due_at <= ? order by due_at limit ? for update skip locked) due
  where d.room_id = due.room_id and d.account_id = due.account_id
  returning d.room_id, d.account_id, ${iso('d.due_at')} due_at`

/** Creates the PostgreSQL repository of mails about unread messages. */
export const makeChatMails = provide(
  ChatMails,
  { db: Db },
  ({ db }): ChatMails => ({
    ...chatMailsOf(makeTableStore(db, ChatLinkTable)),
    plan: (roomId, accountIds, { sentAt, dueAt }) =>
      accountIds.length === 0 ? Effect.void : Effect.asVoid(db.rows(plan, [roomId, sentAt, dueAt, JSON.stringify(accountIds)])),
    replan: Effect.fn('chat.replan-mails')(function* (facilityId, dueAt) {
      const planned = yield* db.rows<{ sent_at: string }>(
        `select distinct ${iso('d.sent_at')} sent_at from chat_due d join chat_room r on r.id = d.room_id
           where r.facility_id = ? and d.sent_at is not null`,
        [facilityId],
      )
      const moments = planned.map(({ sent_at }) => ({ sent_at, due_at: dueAt(sent_at) }))
      yield* db.rows(
        `update chat_due d set due_at = m.due_at from chat_room r, jsonb_to_recordset(?::jsonb) as m (sent_at timestamptz, due_at timestamptz)
           where r.id = d.room_id and r.facility_id = ? and date_trunc('milliseconds', d.sent_at) = m.sent_at returning 1`,
        [JSON.stringify(moments), facilityId],
      )
    }),
    take: (now, limit) => db.rows<DueMail>(take, [now, limit]),
  }),
)
