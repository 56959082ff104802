import type { Effect } from 'effect'
import type { MessageKey } from '#core/kernel/message-key.ts'
import type { Token } from '#core/kernel/token.ts'
import type { ZipBody } from './body-types.ts'

/** Data subject: rows refer to a person by account id, or by e-mail address where they are older than the account. */
export interface Person {
  readonly accountId: string
  /** Lower case. */
  readonly email: string
}

/** Reads a person's files (a photo) for the export; paths are relative to the table's folder. */
export type PersonalFiles = (person: Person) => Effect.Effect<ZipBody>

/** Columns and the values that anonymise a row. */
export type Anonymised = Readonly<Record<string, string | null>>

/** Retention of rows: `{ from: 'sent_at', for: '12 months', action: 'delete' }`. Rows whose `from` is null do not expire yet. */
export interface Retention {
  readonly from: string
  readonly for: `${number} ${'months' | 'days'}`
  readonly action: 'delete' | Anonymised
}

/** Table with personal data: how its rows are found, exported, erased and expired. */
export interface PersonalTable {
  readonly table: string
  /** Columns with account ids, any of which makes a row the person's; or the column with an e-mail address. */
  readonly subject: { readonly accounts: readonly [string, ...string[]] } | { readonly email: string }
  /**
   * `as`: file name in the export; `explanation`: message key that says what the rows are and where they come from;
   * `columns` by their exported names.
   */
  readonly export:
    | {
        readonly as: string
        readonly explanation: MessageKey
        readonly columns: Readonly<Record<string, string>>
        readonly files?: Token<PersonalFiles>
      }
    | { readonly exempt: string }
  /** Erasure at the person's request; `exempt` gives the reason for keeping a row. */
  readonly erasure: 'delete' | Anonymised | { readonly exempt: string }
  /** Retention; `forever` gives the reason. */
  readonly retention: readonly Retention[] | { readonly forever: string }
}

/** Table that has a column named like personal data and holds none, with the reason. */
export interface NotPersonalTable {
  readonly table: string
  readonly notPersonal: string
}

/** Declaration about one table. Every table with a column `account_id`, `…_account_id`, `email` or `…_email` needs one. */
export type PersonalDataDeclaration = PersonalTable | NotPersonalTable

/** Declarations of the tables that hold personal data. */
export const personalTables = (lines: readonly PersonalDataDeclaration[]): readonly PersonalTable[] =>
  lines.filter((line): line is PersonalTable => !('notPersonal' in line))
