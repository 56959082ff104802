import type { Migration } from '#core/plugin/migrations.ts'

/** Announcements to groups: a facility has one room of them for each set of groups, and one for all parents. */
export const chatGroups: Migration = {
  name: '20270112090000-chat-groups',
  up: `
alter table chat_room add column group_ids jsonb not null default '[]';
alter table chat_room add constraint chat_room_groups check (kind = 'announcements' or group_ids = '[]');
drop index chat_room_kind;
create unique index chat_room_kind on chat_room (facility_id, kind, group_ids) where kind <> 'parent' and closed_by is distinct from 'platform';
`,
  // A version before this one shows announcements to all parents: those to groups are deleted.
  down: `
delete from chat_room where group_ids <> '[]';
drop index chat_room_kind;
create unique index chat_room_kind on chat_room (facility_id, kind) where kind <> 'parent' and closed_by is distinct from 'platform';
alter table chat_room drop column group_ids;
`,
}
