import type { Migration } from '#core/plugin/migrations.ts'

/** Drafts of decisions go when a case is decided, whoever decides, or withdrawn, and with it. */
export const decidedDrafts: Migration = {
  name: '20270122095000-support',
  up: `
create trigger support_review_decided_drafts after update on moderation_review for each row
  when (old.state = 'waiting' and new.state <> 'waiting') execute function drafts_forget('support.decision');
create trigger support_review_drafts after delete on moderation_review for each row execute function drafts_forget('support.decision');
`,
  down: 'drop trigger support_review_drafts on moderation_review; drop trigger support_review_decided_drafts on moderation_review;',
}
