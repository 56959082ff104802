import { Effect, Schema } from 'effect'
import type { SearchIndex } from '../search-index.ts'
import type { IndexReply } from './answers.ts'
import { IndexRequest, type Question } from './questions.ts'
import type { UpdateLog } from './update-log.ts'

/** Request that is none, as one of another version of Kredka may be. */
export class UnknownIndexRequest extends Error {}

const answerOf = ({ facilities, names, options }: SearchIndex, question: Question): Effect.Effect<unknown> => {
  switch (question.ask) {
    case 'find':
      return facilities.find(question.query, question.slice)
    case 'cluster':
      return facilities.cluster(question.query, question.zoom, question.limit)
    case 'count':
      return options.count(question.query)
    case 'suggest':
      return names.suggest(question.text, question.selection, question.limit)
    case 'search':
      return names.search(question.query, question.slice)
    case 'read':
      return names.read(question.words, question.text)
  }
}

const decode = Schema.decodeUnknownEffect(IndexRequest)

/** Answers the requests of other processes from the index of this one; dies with `Unavailable` as the index does. */
export const answerRequests =
  (index: SearchIndex, updates: UpdateLog) =>
  (body: unknown): Effect.Effect<IndexReply, UnknownIndexRequest> =>
    Effect.gen(function* () {
      const { seen, waitMs, question } = yield* Effect.mapError(decode(body), (error) => new UnknownIndexRequest(String(error)))
      index.start()
      if (question === null) yield* Effect.promise(() => updates.waitAfter(seen, waitMs))
      const answer = question === null ? null : yield* answerOf(index, question)
      // After the answer, so that a change that it contains is announced with it.
      return {
        ...updates.last(),
        ...updates.since(seen),
        version: index.facilities.version(),
        followedMsAgo: index.followedMsAgo(),
        answer,
      }
    })
