import type { FacilityFields, FieldName, FieldValues } from './fields.ts'
import { outranks, sourceOf, sources } from './source.ts'

/** One value with the day it was stated, where that is older than the statement itself. */
export interface Stated<Value> {
  readonly value: Value
  /** ISO date; absent: the statement's own. */
  readonly on?: string
}

export type StatedFields = { readonly [Field in FieldName]?: Stated<FacilityFields[Field]> }

/** What one source says of one facility. The facility itself is what its statements come to. */
export interface Statement {
  readonly source: string
  /** The source's own number of the facility: `10016/Z`. */
  readonly number: string
  /** Day of the newest edition that names the facility, ISO date. */
  readonly statedOn: string
  readonly fields: StatedFields
  /** Day of the edition from which the facility was missing; `null` while the source names it. */
  readonly goneOn: string | null
}

/** Where a value comes from. */
export interface Provenance {
  readonly source: string
  readonly number: string
  readonly on: string
}

/** A value that holds, with its provenance. */
export type Fact<Field extends FieldName = FieldName> = Provenance & { readonly value: FacilityFields[Field] }

export type Facts = { readonly [Field in FieldName]?: Fact<Field> }

/** A value that something of higher rank, or newer of the same rank, keeps from holding. */
export type Proposal = Provenance & { readonly field: FieldName; readonly value: unknown }

const same = (a: unknown, b: unknown) => canonical(a) === canonical(b)

/** Whether `a` is believed before `b`: by rank, then the newer, then the order of sources; a source that no longer names the facility comes last. */
const believed = (a: Statement, b: Statement): boolean => {
  const [first, second] = [sourceOf(a.source), sourceOf(b.source)]
  if (first.rank !== second.rank) return outranks(first.rank, second.rank)
  if (!a.goneOn !== !b.goneOn) return !a.goneOn
  if (a.statedOn !== b.statedOn) return a.statedOn > b.statedOn
  return first === second ? a.number < b.number : sources.indexOf(first) < sources.indexOf(second)
}

/**
 * Statements as they stand: what an edition no longer names is gone for all older editions that gave the same number, whichever source they are of,
 * so that an old list does not keep open what a newer one of the same register has closed.
 */
export const standingNow = (statements: readonly Statement[]): readonly Statement[] =>
  statements.map((statement) => {
    const { numbers } = sourceOf(statement.source)
    const later = statements.flatMap(({ source, number, goneOn }) =>
      goneOn !== null && goneOn > statement.statedOn && number === statement.number && sourceOf(source).numbers === numbers ? [goneOn] : [],
    )
    return statement.goneOn === null && later.length > 0 ? { ...statement, goneOn: later.toSorted()[0] ?? null } : statement
  })

/** What statements come to: each field from the source most believed; what differs is kept beside it as a proposal (decisions §26). */
export const resolve = (statements: readonly Statement[]): { readonly facts: Facts; readonly proposals: readonly Proposal[] } => {
  const facts: Partial<Record<FieldName, Fact>> = {}
  const proposals: Proposal[] = []
  for (const { source, number, statedOn, fields } of standingNow(statements).toSorted((a, b) =>
    believed(a, b) ? -1 : believed(b, a) ? 1 : 0,
  ))
    for (const [name, stated] of Object.entries(fields) as [FieldName, Stated<FacilityFields[FieldName]>][]) {
      const from = { source, number, on: stated.on ?? statedOn }
      const held = facts[name]
      if (!held) facts[name] = { ...from, value: stated.value }
      else if (!same(held.value, stated.value)) proposals.push({ ...from, field: name, value: stated.value })
    }
  return { facts: facts as Facts, proposals }
}

/** Values as a statement's fields. */
export const stated = (values: FieldValues): StatedFields =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, { value }]),
  ) as StatedFields

/**
 * What a source's statement becomes when an edition says `values` on the day `on`.
 * A newer or equal edition replaces it; an older one fills only what is empty. What was found missing after `on` stays gone (decisions §26).
 */
export const restate = (before: Statement, values: FieldValues, on: string): Statement => {
  if (on >= before.statedOn) {
    const goneOn = before.goneOn !== null && before.goneOn > on ? before.goneOn : null
    return { ...before, statedOn: on, fields: stated(values), goneOn }
  }
  const missing = Object.entries(values).filter(([name, value]) => value !== undefined && !(name in before.fields))
  return { ...before, fields: { ...before.fields, ...Object.fromEntries(missing.map(([name, value]) => [name, { value, on }])) } }
}

/** Whether two statements say the same, whatever their day. */
export const saysSame = (a: Statement, b: Statement): boolean => a.goneOn === b.goneOn && canonical(a.fields) === canonical(b.fields)

/** JSON with sorted keys: jsonb gives keys back in an order of its own. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, member: unknown) =>
    member && typeof member === 'object' && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  )
