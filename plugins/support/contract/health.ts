import { Schema } from 'effect'

/** State of the installation: checks with their problems, and work that waits or has failed. */
export const HealthView = Schema.Struct({
  checks: Schema.Array(Schema.Struct({ name: Schema.String, problem: Schema.NullOr(Schema.String) })),
  events: Schema.Struct({ waiting: Schema.Number, oldest_seconds: Schema.Number }),
  work: Schema.Array(Schema.Struct({ name: Schema.String, waiting: Schema.Number, dead: Schema.Number })),
  mails: Schema.Struct({ waiting: Schema.Number, oldest_seconds: Schema.Number, given_up: Schema.Number }),
  build: Schema.NullOr(Schema.String),
}).annotate({ identifier: 'HealthView' })
