import type { Effect } from 'effect'
import type { Token } from '#core/kernel/token.ts'
import type { ZipBody } from './row-kinds.ts'

/** Whose data is meant: rows point to a person by the account's id, or by its e-mail address where they came before the account. */
export interface Person {
  readonly accountId: string
  /** Lower case. */
  readonly email: string
}

/** Reads a person's files (a photo) for the export; paths lie under the line's own folder. */
export type PersonalFiles = (person: Person) => Effect.Effect<ZipBody>

/** Columns and what they are set to where a row may stay but no longer tell of anyone. */
export type Anonymised = Readonly<Record<string, string | null>>

/** What happens to rows that are old enough: `{ from: 'sent_at', for: '12 months', action: 'delete' }`. A row whose `from` is null is not yet counted. */
export interface Retention {
  readonly from: string
  readonly for: `${number} ${'months' | 'days'}`
  readonly action: 'delete' | Anonymised
}

/** A table with rows about people: how they are found, handed out, forgotten, and when they are too old. */
export interface PersonalTable {
  readonly table: string
  /** Columns with account ids, any of which makes a row the person's; or the column with an e-mail address. */
  readonly subject: { readonly accounts: readonly [string, ...string[]] } | { readonly email: string }
  /** `as`: the file's name in the export; `told`: a message that says what the rows are and where they came from; `columns` by their names there. */
  readonly export:
    | {
        readonly as: string
        readonly explanation: string
        readonly columns: Readonly<Record<string, string>>
        readonly files?: Token<PersonalFiles>
      }
    | { readonly exempt: string }
  /** At the person's wish; what stays says why. */
  readonly erasure: 'delete' | Anonymised | { readonly exempt: string }
  /** How long rows are kept, whoever they are about; what stays says why. */
  readonly retention: readonly Retention[] | { readonly forever: string }
}

/** A table that looks as if it were about people and is not, and why. */
export interface NotPersonalTable {
  readonly table: string
  readonly notPersonal: string
}

/** A plugin's line about one of its tables. Every table with a column `account_id`, `…_account_id`, `email` or `…_email` needs one. */
export type PersonalDataDeclaration = PersonalTable | NotPersonalTable

/** The lines about tables that do hold something of people. */
export const personalTables = (lines: readonly PersonalDataDeclaration[]): readonly PersonalTable[] =>
  lines.filter((line): line is PersonalTable => !('notPersonal' in line))
