/** Distributes a total by weight in whole numbers that add up to it: each gets the increase of the rounded running sum. */
export const distribute = (total: number, weights: readonly number[]): readonly number[] => {
  const totalWeight = weights.reduce((sum, weight) => sum + weight, 0)
  let running = 0
  let distributed = 0
  return weights.map((weight) => {
    running += weight
    const upTo = Math.round((running / totalWeight) * total)
    const share = upTo - distributed
    distributed = upTo
    return share
  })
}
