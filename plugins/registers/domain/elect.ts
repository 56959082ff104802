import { Effect } from 'effect'
import { UnreadableFile } from '#core/ports/table-file.ts'

/** So much of the votes, in percent, makes a file one of one kind. */
const clear = 80

/** What the rows of a file voted for, or `null` when none did. A file of several kinds is refused: what its rows are could only be guessed. */
export const elect = (votes: Readonly<Record<string, number>>): Effect.Effect<string | null, UnreadableFile> => {
  const counted = Object.entries(votes).toSorted(([, a], [, b]) => b - a)
  const all = counted.reduce((sum, [, n]) => sum + n, 0)
  const [first] = counted
  if (!first) return Effect.succeed(null)
  if (first[1] * 100 >= all * clear) return Effect.succeed(first[0])
  return Effect.fail(
    new UnreadableFile({
      detail: `The names speak of ${counted.map(([kind, n]) => `${kind} (${n})`).join(' and ')}. A file of this layout holds one kind. Nothing was written.`,
    }),
  )
}
