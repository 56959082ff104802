import { Effect, Schema, SchemaIssue } from 'effect'
import { token } from '#core/kernel/token.ts'

/** Domain event: plain data named in the past tense. */
export interface DomainEvent {
  readonly name: string
}

/** Event type: its stored name, the Schema of its events, and a constructor. Reactions and cache invalidations refer to it. */
export interface EventKind<Event extends DomainEvent> {
  readonly name: string
  /** Decodes stored events; stored events may be older than the code, so a field that is added later is optional. */
  readonly schema: Schema.Codec<Event, DomainEvent>
  of(data: Omit<Event, 'name'>): Event
}

/** Event of an event type. */
export type EventOf<Kind> = Kind extends EventKind<infer Event> ? Event : never

/**
 * Declares an event type in a plugin's contract, by fields that are plain JSON:
 * `const BatchRolledBack = eventKind('registers.batch-rolled-back', { batch: Schema.String })`.
 */
export const eventKind = <
  const Name extends string,
  const Fields extends Readonly<Record<string, Schema.Codec<unknown, Schema.Json | undefined>>>,
>(
  name: Name,
  fields: Fields,
): EventKind<{ readonly name: Name } & Schema.Struct.Type<Fields>> => {
  type Event = { readonly name: Name } & Schema.Struct.Type<Fields>
  const schema = Schema.Struct({ ...fields, name: Schema.Literal(name) })
  return {
    name,
    schema: schema as unknown as Schema.Codec<Event, DomainEvent>,
    of: (data) => ({ ...data, name }) as unknown as Event,
  }
}

const messagesOf = SchemaIssue.makeFormatterStandardSchemaV1({ leafHook: ({ _tag }) => _tag, checkHook: () => 'Filter' })

/** Decodes a stored event. The defect for one that does not match names fields alone, since events may name people. */
export const decodeEvent = <Event extends DomainEvent>({ name, schema }: EventKind<Event>, stored: unknown): Effect.Effect<Event> =>
  Schema.decodeUnknownEffect(schema)(stored, { errors: 'all' }).pipe(
    Effect.catch(({ issue }) => {
      const fields = messagesOf(issue).issues.map(({ path = [], message }) => `${path.map(String).join('.')} (${message})`)
      return Effect.die(new Error(`A stored event ${name} does not match its Schema: ${fields.join(', ')}`))
    }),
  )

/** Stores events in the outbox, inside the transaction of the change that caused them. */
export interface Events {
  emit(event: DomainEvent): Effect.Effect<void>
}
export const Events = token<Events>('core/Events')
