import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { Person, PersonalTable, Retention } from '#core/plugin/personal-data.ts'

/** Table as defined in the database. */
export interface TableShape {
  readonly name: string
  readonly columns: readonly string[]
  /** Names of the tables that its foreign keys reference. */
  readonly references: readonly string[]
}

/** Row of an export, by exported column name. */
export type ExportedRow = Readonly<Record<string, unknown>>

/** Reads, erases and expires personal data as the declarations of core and plugins say. */
export interface PersonalDataRepository {
  /** Returns all tables of the database. */
  tables(): Effect.Effect<readonly TableShape[]>
  rowsOf(declaration: PersonalTable, person: Person): Effect.Effect<readonly ExportedRow[]>
  /** Deletes or anonymises the person's rows; returns how many. */
  erase(declaration: PersonalTable, person: Person): Effect.Effect<number>
  /** Counts the rows that any of the rules expires at the given time. */
  countDue(table: string, rules: readonly Retention[], at: Date): Effect.Effect<number>
  /** Applies a retention rule to at most `limit` expired rows; returns how many it changed. */
  applyRetention(table: string, rule: Retention, at: Date, limit: number): Effect.Effect<number>
}
export const PersonalDataRepository = token<PersonalDataRepository>('core/PersonalDataRepository')
