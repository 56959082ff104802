import type { Migration } from '#core/plugin/migrations.ts'

const accented = 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻéöüä'
const plain = 'acelnoszzacelnoszzeoua'
const separators = "-'’."

/** Index by which support finds accounts by the first letters of names. */
export const accountsNames: Migration = {
  name: '20261231090000-accounts-names',
  up: `
create function accounts_name_words(first_name text, last_name text) returns tsvector immutable parallel safe language sql as $$
  select to_tsvector('simple'::regconfig, lower(translate(first_name || ' ' || last_name, '${accented}${separators.replaceAll("'", "''")}', '${plain}${' '.repeat(separators.length)}')))
$$;
create index accounts_account_name_words on accounts_account using gin (accounts_name_words(first_name, last_name));
`,
  down: 'drop index accounts_account_name_words; drop function accounts_name_words;',
}
