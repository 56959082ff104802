/** A dot on the screen: its middle and radius, pixels. */
export interface Dot {
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** No dot leaves its place by more, pixels. */
const farthest = 22
const rounds = 6

/** How far each dot steps aside so that its neighbours' numbers can be read; those that touch nobody stay where they are. */
export const stepApart = (dots: readonly Dot[]): readonly (readonly [number, number])[] => {
  const steps = dots.map(() => [0, 0] as [number, number])
  for (let round = 0; round < rounds; round++)
    for (const [n, one] of dots.entries())
      for (let m = n + 1; m < dots.length; m++) {
        const [other, mine, theirs] = [dots[m], steps[n], steps[m]]
        if (!other || !mine || !theirs) continue
        const [dx, dy] = [other.x + theirs[0] - one.x - mine[0], other.y + theirs[1] - one.y - mine[1]]
        const distance = Math.hypot(dx, dy)
        const overlap = one.radius + other.radius - distance
        if (overlap <= 0) continue
        const [ux, uy] = distance > 0 ? [dx / distance, dy / distance] : [1, 0]
        mine[0] -= (ux * overlap) / 2
        mine[1] -= (uy * overlap) / 2
        theirs[0] += (ux * overlap) / 2
        theirs[1] += (uy * overlap) / 2
      }
  return steps.map(([dx, dy]) => {
    const far = Math.hypot(dx, dy)
    const share = far > farthest ? farthest / far : 1
    return [dx * share, dy * share]
  })
}
