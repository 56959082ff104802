import { Schema } from 'effect'
import { newsKinds } from './terms.ts'

/** The newest public posts of a facility, at most three on its profile and twelve on its site, and how many there are. */
export const NewsPart = Schema.Struct({
  total: Schema.Number,
  items: Schema.Array(
    Schema.Struct({
      slug: Schema.String,
      kind: Schema.Literals(newsKinds),
      title: Schema.String,
      lead: Schema.String,
      /** ISO 8601 UTC. */
      published_at: Schema.String,
    }),
  ),
})
export type NewsPart = typeof NewsPart.Type
