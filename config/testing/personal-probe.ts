import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import type { PersonalFiles, PersonalDataDeclaration } from '#core/plugin/personal.ts'

const Pictures = token<PersonalFiles>('personal-probe/Pictures')
const words = { 'personal-probe.letters': 'Listy', 'personal-probe.replies': 'Odpowiedzi', 'personal-probe.reviews': 'Oceny' }

/** Lines as plugins write them: rows that point to others, rows that stay without a name, rows that are too old after a while. */
export const probeLines: readonly PersonalDataDeclaration[] = [
  {
    table: 'personal_probe_letter',
    subject: { accounts: ['account_id'] },
    export: { as: 'letters', explanation: 'personal-probe.letters', columns: { text: 'what it says', at: 'written' }, files: Pictures },
    erasure: 'delete',
    retention: [{ from: 'at', for: '12 months', action: 'delete' }],
  },
  {
    table: 'personal_probe_reply',
    subject: { accounts: ['account_id', 'to_account_id'] },
    export: { as: 'replies', explanation: 'personal-probe.replies', columns: { text: 'what it says' } },
    erasure: 'delete',
    retention: { forever: 'a test' },
  },
  {
    table: 'personal_probe_review',
    subject: { email: 'email' },
    export: { as: 'reviews', explanation: 'personal-probe.reviews', columns: { email: 'e-mail', stars: 'stars' } },
    erasure: { email: null, name: 'Anonim' },
    retention: [{ from: 'at', for: '30 days', action: { email: null, name: 'Anonim' } }],
  },
]

/** A plugin that only tests install: three tables with rows about people. */
export const personalProbe = (personal: readonly PersonalDataDeclaration[] = probeLines) =>
  definePlugin({
    name: 'personal-probe',
    migrations: [
      {
        name: '20261124000000-personal-probe',
        up: `create table personal_probe_letter (id int primary key, account_id uuid, text text, at timestamptz);
             create table personal_probe_reply (letter int references personal_probe_letter (id), account_id uuid, to_account_id uuid, text text);
             create table personal_probe_review (email text, name text not null, stars int, at timestamptz);`,
        down: 'drop table personal_probe_review, personal_probe_reply, personal_probe_letter;',
      },
    ],
    bindings: (bind) =>
      bind(
        Pictures,
        () =>
          ({ accountId }) =>
            Effect.succeed([{ path: 'picture.txt', bytes: new TextEncoder().encode(accountId) }]),
        {},
      ),
    personalData: personal,
    messages: { pl: words, ua: words, en: words },
  })
