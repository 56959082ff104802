import type { Migration } from '#core/plugin/migrations.ts'

/**
 * Rooms of facilities with their messages, what accounts have seen of them, mails about unread ones and the links in these, and
 * the hours in which facilities answer. Owners and administrators get the permission to write with parents.
 */
export const chat: Migration = {
  name: '20270102090000-chat',
  up: `
create table chat_room (
  id uuid primary key,
  facility_id uuid not null references facility (id) on delete cascade,
  moved_from uuid,
  kind text not null check (kind in ('parent', 'announcements', 'staff')),
  account_id uuid,
  visibility text not null check (visibility in ('staff', 'management')),
  opened_by uuid,
  last_number integer not null,
  last_facility integer not null,
  last_message_at timestamptz not null,
  closed_by text check (closed_by in ('parent', 'facility', 'platform')),
  closed_reason text not null,
  closed_at timestamptz,
  check (kind = 'parent' or account_id is null),
  check ((closed_by is null) = (closed_at is null))
);
create unique index chat_room_parent on chat_room (facility_id, account_id, visibility) where kind = 'parent' and closed_by is distinct from 'platform';
create unique index chat_room_kind on chat_room (facility_id, kind) where kind <> 'parent' and closed_by is distinct from 'platform';
create index chat_room_account on chat_room (account_id, last_message_at desc, id desc) where account_id is not null;
create index chat_room_opener on chat_room (opened_by);
create index chat_room_facility on chat_room (facility_id, last_message_at desc, id desc);
create index chat_room_moved on chat_room (moved_from) where moved_from is not null;

create table chat_message (
  id uuid primary key,
  room_id uuid not null references chat_room (id) on delete cascade,
  number integer not null,
  side text not null check (side in ('parent', 'facility')),
  account_id uuid,
  client_key uuid not null,
  text text not null,
  files jsonb not null,
  sent_at timestamptz not null,
  edited_at timestamptz,
  withdrawn_at timestamptz,
  hidden boolean not null,
  unique (room_id, number),
  constraint chat_message_key unique (account_id, client_key)
);
create index chat_message_sent on chat_message (sent_at);
create index chat_message_withdrawn on chat_message (withdrawn_at) where withdrawn_at is not null;

create table chat_mark (
  room_id uuid not null references chat_room (id) on delete cascade,
  account_id uuid not null,
  number integer not null,
  seen_at timestamptz not null,
  muted_until timestamptz,
  primary key (room_id, account_id)
);
create index chat_mark_account on chat_mark (account_id);

create table chat_due (
  room_id uuid not null references chat_room (id) on delete cascade,
  account_id uuid not null,
  due_at timestamptz not null,
  primary key (room_id, account_id)
);
create index chat_due_account on chat_due (account_id);
create index chat_due_at on chat_due (due_at);

create table chat_link (
  id uuid primary key,
  room_id uuid not null references chat_room (id) on delete cascade,
  account_id uuid not null,
  first_number integer not null,
  last_number integer not null,
  expires_at timestamptz not null,
  answered_at timestamptz,
  answer_id uuid
);
create index chat_link_room on chat_link (room_id);
create index chat_link_account on chat_link (account_id);
create index chat_link_expiry on chat_link (expires_at);

create table chat_hours (
  facility_id uuid primary key references facility (id) on delete cascade,
  days jsonb not null,
  opens integer not null,
  closes integer not null
);

update access_grant set permissions = permissions || '{facility-chat/write}'
  where role in ('owner', 'administrator') and not 'facility-chat/write' = any(permissions);
`,
  // The permission stays: a version before this one does not ask for it.
  down: `
drop table chat_hours, chat_link, chat_due, chat_mark, chat_message, chat_room;`,
}
