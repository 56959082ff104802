import type { Migration } from '#core/plugin/migrations.ts'

const check = (topics: string) => `
alter table questions_thread drop constraint questions_thread_topic_check;
alter table questions_thread add constraint questions_thread_topic_check check (topic in (${topics}));
`
const topics = "'recruitment', 'tuition', 'adaptation', 'meals_allergies', 'special_needs', 'opening_hours', 'staff', 'other'"

/** Topic of messages from the web sites of facilities, whose visitors choose none. */
export const questionsFromSites: Migration = {
  name: '20261229093000-questions-from-sites',
  up: `${check(`${topics}, 'site'`)}update questions_thread set topic = 'site' where by_guest;`,
  down: `update questions_thread set topic = 'other' where topic = 'site';${check(topics)}`,
}
