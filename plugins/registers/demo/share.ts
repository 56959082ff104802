/** A total shared out by weight in whole numbers that add up to it: each gets what the running sum, rounded, has grown by. */
export const shareOut = (total: number, weights: readonly number[]): readonly number[] => {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  let [running, given] = [0, 0]
  return weights.map((weight) => {
    running += weight
    const upTo = Math.round((running / all) * total)
    const share = upTo - given
    given = upTo
    return share
  })
}
