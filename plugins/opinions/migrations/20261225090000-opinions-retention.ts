import type { Migration } from '#core/plugin/migrations.ts'

/** Index for the daily clean-up. */
export const opinionsRetention: Migration = {
  name: '20261225090000-opinions-retention',
  up: `
create index opinions_opinion_gone on opinions_opinion (changed_at) where state in ('withdrawn', 'rejected');
create index opinions_answer_pending on opinions_answer (opinion_id) where state = 'pending';
create index opinions_seen_at on opinions_seen (seen_at);`,
  down: 'drop index opinions_opinion_gone, opinions_answer_pending, opinions_seen_at;',
}
