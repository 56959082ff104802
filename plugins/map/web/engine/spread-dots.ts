/** Circle on the screen: centre and radius, pixels. */
export interface Dot {
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** Maximum offset of a dot, pixels. */
const maxOffset = 22
const rounds = 6

/** Returns an offset for each dot that separates overlapping ones, so that their numbers can be read; other dots get no offset. */
export const spreadDots = (dots: readonly Dot[]): readonly (readonly [number, number])[] => {
  const offsets = dots.map(() => [0, 0] as [number, number])
  for (let round = 0; round < rounds; round++)
    for (const [n, one] of dots.entries())
      for (let m = n + 1; m < dots.length; m++) {
        const other = dots[m]
        const offset = offsets[n]
        const otherOffset = offsets[m]
        if (!other || !offset || !otherOffset) continue
        const dx = other.x + otherOffset[0] - one.x - offset[0]
        const dy = other.y + otherOffset[1] - one.y - offset[1]
        const distance = Math.hypot(dx, dy)
        const overlap = one.radius + other.radius - distance
        if (overlap <= 0) continue
        const [ux, uy] = distance > 0 ? [dx / distance, dy / distance] : [1, 0]
        offset[0] -= (ux * overlap) / 2
        offset[1] -= (uy * overlap) / 2
        otherOffset[0] += (ux * overlap) / 2
        otherOffset[1] += (uy * overlap) / 2
      }
  return offsets.map(([dx, dy]) => {
    const length = Math.hypot(dx, dy)
    const scale = length > maxOffset ? maxOffset / length : 1
    return [dx * scale, dy * scale]
  })
}
