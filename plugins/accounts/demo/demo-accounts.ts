import type { AccountType } from '#core/access/account-type.ts'

/** The password of all demo accounts (interfaces.md, "Demo data"). */
export const demoPassword = 'Demo!2345'

/** A demo account. */
export interface DemoAccount {
  readonly name: string
  readonly first_name: string
  readonly last_name: string
  readonly type?: AccountType
  /** Name and city of the facility that the account owns. */
  readonly owns?: { readonly name: string; readonly city: string }
  /** The account is not activated. */
  readonly pendingActivation?: true
  /** The account fills lists of the demo; nobody is told to sign in with it. */
  readonly fillsLists?: true
}

/** Returns the e-mail address of a demo account. */
export const demoEmail = ({ name }: Pick<DemoAccount, 'name'>): string => `${name}@demo.test`

/** Accounts for the demo, the user journeys and the screenshots: `rodzic@demo.test` and so on. */
export const demoAccounts: readonly DemoAccount[] = [
  { name: 'rodzic', first_name: 'Renata', last_name: 'Rodzicka' },
  { name: 'wlasciciel', first_name: 'Wiktor', last_name: 'Właściciel', owns: { name: 'Słoneczko', city: 'Kraków' } },
  { name: 'nauczyciel', first_name: 'Natalia', last_name: 'Nauczycielska' },
  { name: 'support', first_name: 'Sylwia', last_name: 'Supportowa', type: 'support' },
  { name: 'support2', first_name: 'Szymon', last_name: 'Supportowy', type: 'support' },
  { name: 'cms', first_name: 'Cezary', last_name: 'Redaktor', type: 'cms' },
  { name: 'nowy', first_name: 'Norbert', last_name: 'Nowy', pendingActivation: true },
  { name: 'mama', first_name: 'Magdalena', last_name: 'Malinowska', fillsLists: true },
  { name: 'tata', first_name: 'Tomasz', last_name: 'Topolski', fillsLists: true },
  { name: 'babcia', first_name: 'Barbara', last_name: 'Borowska', fillsLists: true },
  { name: 'opiekunka', first_name: 'Oliwia', last_name: 'Olszewska', fillsLists: true },
]

/** Sign-in instructions that the demo prints. */
export const demoInstructions: readonly string[] = [
  `Accounts, password ${demoPassword}: ${demoAccounts
    .filter(({ pendingActivation, fillsLists }) => !pendingActivation && !fillsLists)
    .map(demoEmail)
    .join(', ')}`,
  `Not activated yet: ${demoAccounts
    .filter(({ pendingActivation }) => pendingActivation)
    .map(demoEmail)
    .join(', ')}`,
]
