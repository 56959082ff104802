import type { Migration } from '#core/plugin/migrations.ts'

/**
 * Creates the table of possible successors: a facility that an edition closed, and one that it added at the same
 * address. Both are named by their numbers, so that a dismissal outlives a roll-back and the next import, and pairs
 * follow merges and their undoing.
 */
export const registersSuccessors: Migration = {
  name: '20261216100000-registers-successors',
  up: `
create table registers_successor (
  id uuid primary key,
  former_source text not null,
  former_number text not null,
  source text not null,
  number text not null,
  reason text not null check (reason in ('name-and-address', 'phone-and-address')),
  batch_id uuid not null,
  found_at timestamptz not null,
  dismissed_at timestamptz,
  constraint registers_successor_once unique (former_source, former_number, source, number)
);
create index registers_successor_number on registers_successor (source, number);
create index registers_successor_batch on registers_successor (batch_id);
`,
  down: 'drop table registers_successor;',
}
