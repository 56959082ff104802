import { Effect } from 'effect'
import { UnreadableFile } from '#core/ports/csv-file.ts'

/** Percent of the recognized rows that must agree on one variant. */
const minAgreementPercent = 80

/**
 * Returns the variant of a file by the number of rows recognized as each; `null` when none was. Fails for a file of
 * several variants, whose other rows could only be guessed.
 */
export const detectVariant = (counts: Readonly<Record<string, number>>): Effect.Effect<string | null, UnreadableFile> => {
  const ranked = Object.entries(counts).toSorted(([, a], [, b]) => b - a)
  const total = ranked.reduce((sum, [, n]) => sum + n, 0)
  const [first] = ranked
  if (!first) return Effect.succeed(null)
  if (first[1] * 100 >= total * minAgreementPercent) return Effect.succeed(first[0])
  return Effect.fail(
    new UnreadableFile({
      detail: `The names suggest ${ranked.map(([kind, n]) => `${kind} (${n})`).join(' and ')}. A file of this layout must list one kind. Nothing was written.`,
    }),
  )
}
