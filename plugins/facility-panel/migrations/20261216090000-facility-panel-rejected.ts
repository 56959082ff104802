import type { Migration } from '#core/plugin/migrations.ts'

/** Renames the state `declined` of edits to `rejected`. */
export const rejectedShadows: Migration = {
  name: '20261216090000-facility-panel-rejected',
  up: `
alter table facility_panel_shadow drop constraint facility_panel_shadow_state_check, drop constraint facility_panel_shadow_check;
update facility_panel_shadow set state = 'rejected' where state = 'declined';
alter table facility_panel_shadow add constraint facility_panel_shadow_state_check check (state in ('pending', 'revise', 'accepted', 'rejected', 'deleted')),
  add constraint facility_panel_shadow_check check (state not in ('accepted', 'rejected') or decided_at is not null);
`,
  down: `
alter table facility_panel_shadow drop constraint facility_panel_shadow_state_check, drop constraint facility_panel_shadow_check;
update facility_panel_shadow set state = 'declined' where state = 'rejected';
alter table facility_panel_shadow add constraint facility_panel_shadow_state_check check (state in ('pending', 'revise', 'accepted', 'declined', 'deleted')),
  add constraint facility_panel_shadow_check check (state not in ('accepted', 'declined') or decided_at is not null);
`,
}
