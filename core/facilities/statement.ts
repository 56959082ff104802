import type { FacilityFields, FieldName, FieldValues } from './fields.ts'
import { outranks, sourceOf } from './source.ts'

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

/** Whether `a` is believed before `b`: by rank, then the newer; a source that no longer names the facility comes last. */
const believed = (a: Statement, b: Statement): boolean => {
  const [first, second] = [sourceOf(a.source).rank, sourceOf(b.source).rank]
  if (first !== second) return outranks(first, second)
  if (!a.goneOn !== !b.goneOn) return !a.goneOn
  return a.statedOn > b.statedOn
}

/** What statements come to: each field from the source most believed; what differs is kept beside it as a proposal (decisions §26). */
export const resolve = (statements: readonly Statement[]): { readonly facts: Facts; readonly proposals: readonly Proposal[] } => {
  const facts: Partial<Record<FieldName, Fact>> = {}
  const proposals: Proposal[] = []
  for (const { source, number, statedOn, fields } of [...statements].sort((a, b) => (believed(a, b) ? -1 : believed(b, a) ? 1 : 0)))
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
 * A newer or equal edition replaces it; an older one fills only what is empty and does not bring back what is gone (decisions §26).
 */
export const restate = (before: Statement, values: FieldValues, on: string): Statement => {
  if (on >= before.statedOn) return { ...before, statedOn: on, fields: stated(values), goneOn: null }
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
