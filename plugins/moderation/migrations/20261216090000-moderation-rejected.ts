import type { Migration } from '#core/plugin/migrations.ts'

/** Renames the state `declined` of reviews to `rejected`. */
export const rejectedReviews: Migration = {
  name: '20261216090000-moderation-rejected',
  up: `
alter table moderation_review drop constraint moderation_review_state_check, drop constraint moderation_review_check1;
update moderation_review set state = 'rejected' where state = 'declined';
alter table moderation_review add constraint moderation_review_state_check check (state in ('waiting', 'accepted', 'rejected', 'returned', 'withdrawn')),
  add constraint moderation_review_check1 check ((state in ('accepted', 'rejected', 'returned')) = (decided_at is not null));
update moderation_review set flags = array_replace(flags, 'moderation.flag.declined-before', 'moderation.flag.rejected-before');
`,
  down: `
alter table moderation_review drop constraint moderation_review_state_check, drop constraint moderation_review_check1;
update moderation_review set state = 'declined' where state = 'rejected';
alter table moderation_review add constraint moderation_review_state_check check (state in ('waiting', 'accepted', 'declined', 'returned', 'withdrawn')),
  add constraint moderation_review_check1 check ((state in ('accepted', 'declined', 'returned')) = (decided_at is not null));
update moderation_review set flags = array_replace(flags, 'moderation.flag.rejected-before', 'moderation.flag.declined-before');
`,
}
