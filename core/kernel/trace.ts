import { Clock, Effect, type Exit, Tracer } from 'effect'

/** Tracer, and the span to which new spans belong; without a span, the next one begins a trace. */
export interface Trace {
  readonly tracer: Tracer.Tracer
  readonly span?: Tracer.AnySpan | undefined
}

/** Options of a span. Attributes are names and numbers of the program, never a value of an input. */
export interface SpanOptions {
  readonly kind?: Tracer.SpanKind
  readonly attributes?: Readonly<Record<string, string | number>>
}

/** Passes the trace of the running effect; `undefined` where none is traced. */
export const withTrace = <A, E, R>(use: (trace: Trace | undefined) => Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.withFiber(({ cache: { tracer, span } }) => use(tracer && { tracer, span }))

/** Makes the spans of an effect belong to a trace. */
export const inTrace = <A, E, R>(trace: Trace | undefined, effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> => {
  if (!trace) return effect
  const { tracer, span } = trace
  const within = span ? Effect.provideService(effect, Tracer.ParentSpan, span) : effect
  return Effect.provideService(within, Tracer.Tracer, tracer) as Effect.Effect<A, E, R>
}

/** Runs an effect in a span of its own where it is traced; elsewhere as it is. */
export const inSpan =
  (name: string, options: SpanOptions = {}) =>
  <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    withTrace((trace) =>
      trace ? (Effect.withSpan(effect, name, { ...options, captureStackTrace: false }) as Effect.Effect<A, E, R>) : effect,
    )

/** Runs work in a span of a trace, to which the trace that the work receives belongs. */
export const runInSpan = <A>(
  trace: Trace | undefined,
  name: string,
  options: SpanOptions,
  work: (trace: Trace | undefined) => Promise<A>,
): Promise<A> => {
  if (!trace) return work(undefined)
  const effect = withTrace((inner) => Effect.tryPromise({ try: () => work(inner), catch: (error) => error }))
  return Effect.runPromise(inTrace(trace, inSpan(name, options)(effect)))
}

/** Trace that lasts until it is ended, for what begins and ends in different places. */
export interface OpenTrace extends Trace {
  readonly span: Tracer.Span
  end(exit: Exit.Exit<unknown, unknown>): void
}

/** Begins a trace with its first span. */
export const beginTrace = (tracer: Tracer.Tracer, name: string, options: SpanOptions): OpenTrace => {
  const span = Effect.runSync(inTrace({ tracer }, Effect.makeSpan(name, { ...options, root: true })))
  return { tracer, span, end: (exit) => span.end(Effect.runSync(Clock.currentTimeNanos), exit) }
}

/** Writes the span of a trace as text (W3C `traceparent`), to be stored with what continues it; `null` without one. */
export const storedTrace = (trace: Trace | undefined): string | null =>
  trace?.span ? `00-${trace.span.traceId}-${trace.span.spanId}-01` : null

/** Returns the trace that continues a stored one, or a new trace; `undefined` without a tracer. */
export const continuedTrace = (tracer: Tracer.Tracer | null, stored: string | null | undefined): Trace | undefined => {
  if (!tracer) return undefined
  const [, traceId, spanId] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/.exec(stored ?? '') ?? []
  return traceId && spanId ? { tracer, span: Tracer.externalSpan({ traceId, spanId }) } : { tracer }
}
