/** Waits for all calls; returns what the successful ones answered, and why the others were refused, each reason once. */
export const outcomesOf = async <Answer>(
  calls: readonly Promise<Answer>[],
): Promise<{ readonly answers: readonly Answer[]; readonly refusals: readonly string[] }> => {
  const results = await Promise.allSettled(calls)
  return {
    answers: results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
    refusals: [...new Set(results.flatMap((one) => (one.status === 'rejected' ? [String(one.reason._tag ?? one.reason)] : [])))],
  }
}
