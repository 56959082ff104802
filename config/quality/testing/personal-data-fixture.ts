import { Effect } from 'effect'
import { provide } from '#core/kernel/define.ts'
import { asMessageKey } from '#core/kernel/message-key.ts'
import { token } from '#core/kernel/token.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import type { PersonalDataDeclaration, PersonalFiles } from '#core/plugin/personal-data.ts'

const PictureFiles = token<PersonalFiles>('personal-data-fixture/PictureFiles')
const messages = {
  'personal-data-fixture.letters': 'Listy',
  'personal-data-fixture.replies': 'Odpowiedzi',
  'personal-data-fixture.reviews': 'Oceny',
}

/** Declarations with references between tables, anonymization on erasure, and retention periods. */
export const fixtureDeclarations: readonly PersonalDataDeclaration[] = [
  {
    table: 'personal_data_fixture_letter',
    subject: { accounts: ['account_id'] },
    export: {
      as: 'letters',
      explanation: asMessageKey('personal-data-fixture.letters'),
      columns: { text: 'what it says', at: 'written' },
      files: PictureFiles,
    },
    erasure: 'delete',
    retention: [{ from: 'at', for: '12 months', action: 'delete' }],
  },
  {
    table: 'personal_data_fixture_reply',
    subject: { accounts: ['account_id', 'to_account_id'] },
    export: { as: 'replies', explanation: asMessageKey('personal-data-fixture.replies'), columns: { text: 'what it says' } },
    erasure: 'delete',
    retention: { forever: 'a test' },
  },
  {
    table: 'personal_data_fixture_review',
    subject: { email: 'email' },
    export: { as: 'reviews', explanation: asMessageKey('personal-data-fixture.reviews'), columns: { email: 'e-mail', stars: 'stars' } },
    erasure: { email: null, name: 'Anonim' },
    retention: [{ from: 'at', for: '30 days', action: { email: null, name: 'Anonim' } }],
  },
]

/** Test plugin with three tables of personal data. */
export const personalDataFixture = (declarations: readonly PersonalDataDeclaration[] = fixtureDeclarations) =>
  definePlugin({
    name: 'personal-data-fixture',
    migrations: [
      {
        name: '20261124000000-personal-data-fixture',
        up: `create table personal_data_fixture_letter (id int primary key, account_id uuid, text text, at timestamptz);
             create table personal_data_fixture_reply (letter int references personal_data_fixture_letter (id), account_id uuid, to_account_id uuid, text text);
             create table personal_data_fixture_review (email text, name text not null, stars int, at timestamptz);`,
        down: 'drop table personal_data_fixture_review, personal_data_fixture_reply, personal_data_fixture_letter;',
      },
    ],
    providers: [
      provide(
        PictureFiles,
        {},
        () =>
          ({ accountId }) =>
            Effect.succeed([{ path: 'picture.txt', bytes: new TextEncoder().encode(accountId) }]),
      ),
    ],
    personalData: declarations,
    messages: { pl: messages, ua: messages, en: messages },
  })
