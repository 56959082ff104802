import { AsyncLocalStorage } from 'node:async_hooks'
import type { Effect } from 'effect'
import { inSpan, runInSpan, type SpanOptions, type Trace, withTrace } from '#core/kernel/trace.ts'

/** Trace of the running call of MikroORM, whose statements it sends itself. */
const current = new AsyncLocalStorage<Trace | undefined>()

// A keyword and the name of a table, never a value: `with x as (insert into outbox …` is an insert into outbox. Names of
// functions are none.
const operation =
  /\b(?:(insert)\s+into|(delete)\s+from|(update)(?=\s+"?\w+"?\s+(?:as\s+|\w+\s+)?set\b)|(select)\b[\s\S]*?\bfrom(?!\s+(?:lateral\s+)?\w+\s*\())\s+"?([a-z_]\w*)/i

/** Returns operation and table of a statement as name and attributes of its span. */
export const spanOf = (sql: string): { readonly name: string; readonly options: SpanOptions } => {
  const [, insert, remove, update, select, table] = operation.exec(sql) ?? []
  const verb = (insert ?? remove ?? update ?? select ?? /^\s*([a-z]{1,12})\b/i.exec(sql)?.[1] ?? 'statement').toLowerCase()
  const named = table && { 'db.collection.name': table }
  return {
    name: table ? `${verb} ${table}` : verb,
    options: { kind: 'client', attributes: { 'db.system.name': 'postgresql', 'db.operation.name': verb, ...named } },
  }
}

/** Runs an effect that sends one statement in a span, where it is traced. */
export const statementSpan = <A, E>(sql: string, effect: Effect.Effect<A, E>): Effect.Effect<A, E> =>
  withTrace((trace) => {
    if (!trace) return effect
    const { name, options } = spanOf(sql)
    return inSpan(name, options)(effect)
  })

/** Runs a call of MikroORM whose statements are spans of a trace. */
export const withStatementSpans = <A>(trace: Trace | undefined, call: () => A): A =>
  // A connection keeps the context in which it was opened, so that a call without a trace must leave it.
  trace || current.getStore() ? current.run(trace, call) : call()

/** Sends a statement of a call of MikroORM in a span, where it is traced. */
export const sendInSpan = <A>(sql: string, send: () => Promise<A>): Promise<A> => {
  const trace = current.getStore()
  if (!trace) return send()
  const { name, options } = spanOf(sql)
  return runInSpan(trace, name, options, send)
}
