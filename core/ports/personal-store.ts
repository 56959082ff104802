import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { Person, PersonalTable, Retention } from '#core/plugin/personal.ts'

/** A table as the database has it. */
export interface TableShape {
  readonly name: string
  readonly columns: readonly string[]
  /** Tables that its rows point to. */
  readonly refers: readonly string[]
}

/** A row by the names that the export gives to its columns. */
export type ExportedRow = Readonly<Record<string, unknown>>

/** Reads, erases and ages rows about people, as lines of plugins tell. */
export interface PersonalDataRepository {
  /** All tables of the installation. */
  tables(): Effect.Effect<readonly TableShape[]>
  rowsOf(line: PersonalTable, person: Person): Effect.Effect<readonly ExportedRow[]>
  /** Deletes or anonymises the person's rows; tells how many. */
  erase(line: PersonalTable, person: Person): Effect.Effect<number>
  /** How many rows are past their time at a moment by any of the rules. */
  countDue(table: string, rules: readonly Retention[], at: Date): Effect.Effect<number>
  /** Does with so many of them at most what the rule says; tells with how many. */
  age(table: string, rule: Retention, at: Date, limit: number): Effect.Effect<number>
}
export const PersonalDataRepository = token<PersonalDataRepository>('core/PersonalStore')
