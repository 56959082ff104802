import type { FacilityFields, FieldName, FieldValues } from './fields.ts'
import { outranks, sourceOf, sources } from './source.ts'

/** Stated value, with its day when that is older than the statement. */
export interface StatedValue<Value> {
  readonly value: Value
  /** ISO date; missing: the day of the statement. */
  readonly on?: string
}

export type StatedFields = { readonly [Field in FieldName]?: StatedValue<FacilityFields[Field]> }

/** Statement of one source about one facility. A facility is resolved from all its statements. */
export interface Statement {
  readonly source: string
  /** Number of the facility in the source: `10016/Z`. */
  readonly number: string
  /** Day of the newest edition that lists the facility, ISO date. */
  readonly statedOn: string
  readonly fields: StatedFields
  /** Day of the edition in which the facility was missing; `null` while the source lists it. */
  readonly goneOn: string | null
}

/** Origin of a value. */
export interface Provenance {
  readonly source: string
  readonly number: string
  readonly on: string
}

/** Accepted value with its provenance. */
export type Fact<Field extends FieldName = FieldName> = Provenance & { readonly value: FacilityFields[Field] }

export type Facts = { readonly [Field in FieldName]?: Fact<Field> }

/** Value that is overridden by a source of higher rank, or by a newer statement of the same rank. */
export type Proposal = Provenance & { readonly field: FieldName; readonly value: unknown }

const equals = (a: unknown, b: unknown) => canonicalJson(a) === canonicalJson(b)

/**
 * Returns whether statement `a` takes precedence over `b`: by rank, then sources that still list the facility, then the
 * newer day, then the order of sources.
 */
const takesPrecedence = (a: Statement, b: Statement): boolean => {
  const first = sourceOf(a.source)
  const second = sourceOf(b.source)
  if (first.rank !== second.rank) return outranks(first.rank, second.rank)
  if (!a.goneOn !== !b.goneOn) return !a.goneOn
  if (a.statedOn !== b.statedOn) return a.statedOn > b.statedOn
  return first === second ? a.number < b.number : sources.indexOf(first) < sources.indexOf(second)
}

/**
 * Returns the statements with effective closing days: a facility missing in an edition is gone for all older editions
 * with the same numbering scheme and number, so that an old list does not keep open what a newer one of the same
 * register has closed.
 */
export const effectiveStatements = (statements: readonly Statement[]): readonly Statement[] =>
  statements.map((statement) => {
    const { numbering: numbers } = sourceOf(statement.source)
    const later = statements.flatMap(({ source, number, goneOn }) =>
      goneOn !== null && goneOn > statement.statedOn && number === statement.number && sourceOf(source).numbering === numbers
        ? [goneOn]
        : [],
    )
    return statement.goneOn === null && later.length > 0 ? { ...statement, goneOn: later.toSorted()[0] ?? null } : statement
  })

/**
 * Leaves out what registers said under numbers that they no longer list, while a register lists the facility under
 * another one: a predecessor's values are not the facility's.
 */
const currentStatements = (statements: readonly Statement[]): readonly Statement[] => {
  const effective = effectiveStatements(statements)
  const isRegister = ({ source }: Statement) => sourceOf(source).rank === 'register'
  const isListed = effective.some((one) => isRegister(one) && one.goneOn === null)
  return effective.filter((one) => !isListed || !isRegister(one) || one.goneOn === null)
}

/**
 * Resolves statements to facts: each field from the statement with the highest precedence; differing values become
 * proposals (decisions §26).
 */
export const resolve = (statements: readonly Statement[]): { readonly facts: Facts; readonly proposals: readonly Proposal[] } => {
  const facts: Partial<Record<FieldName, Fact>> = {}
  const proposals: Proposal[] = []
  for (const { source, number, statedOn, fields } of currentStatements(statements).toSorted((a, b) =>
    takesPrecedence(a, b) ? -1 : takesPrecedence(b, a) ? 1 : 0,
  ))
    for (const [name, stated] of Object.entries(fields) as [FieldName, StatedValue<FacilityFields[FieldName]>][]) {
      const from = { source, number, on: stated.on ?? statedOn }
      const fact = facts[name]
      if (!fact) facts[name] = { ...from, value: stated.value }
      else if (!equals(fact.value, stated.value)) proposals.push({ ...from, field: name, value: stated.value })
    }
  return { facts: facts as Facts, proposals }
}

/** Converts values to the fields of a statement. */
export const toStatedFields = (values: FieldValues): StatedFields =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, { value }]),
  ) as StatedFields

/**
 * Updates a source's statement with the `values` of an edition of the day `on`. A newer or equal edition replaces the
 * fields; an older one only fills empty ones. A facility found missing after `on` stays gone (decisions §26).
 */
export const applyEdition = (before: Statement, values: FieldValues, on: string): Statement => {
  if (on >= before.statedOn) {
    const goneOn = before.goneOn !== null && before.goneOn > on ? before.goneOn : null
    return { ...before, statedOn: on, fields: toStatedFields(values), goneOn }
  }
  const missing = Object.entries(values).filter(([name, value]) => value !== undefined && !(name in before.fields))
  return { ...before, fields: { ...before.fields, ...Object.fromEntries(missing.map(([name, value]) => [name, { value, on }])) } }
}

/** Changes of a statement; `null` withdraws what it says about a field. */
export type FieldChanges = { readonly [Field in FieldName]?: FacilityFields[Field] | null }

/** Changes fields of a statement on the day `on`; the others keep their day. A value that is stated again counts as of that day. */
export const restate = (before: Statement, changes: FieldChanges, on: string): Statement => {
  const unchanged = Object.entries(before.fields)
    .filter(([name]) => changes[name as FieldName] === undefined)
    .map(([name, stated]) => [name, { value: stated.value, on: stated.on ?? before.statedOn }])
  const stated = Object.entries(changes)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [name, { value, on }])
  return { ...before, statedOn: on, fields: Object.fromEntries([...unchanged, ...stated]) as StatedFields }
}

/** Returns whether two statements have the same content, ignoring their days. */
export const sameContent = (a: Statement, b: Statement): boolean =>
  a.goneOn === b.goneOn && canonicalJson(a.fields) === canonicalJson(b.fields)

/** JSON with sorted keys, because jsonb does not preserve the order of keys. */
const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, member: unknown) =>
    member && typeof member === 'object' && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  )
