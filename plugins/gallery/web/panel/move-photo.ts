/** Returns the ids with one moved to another place. */
export const movePhoto = (ids: readonly string[], id: string, to: number): readonly string[] => {
  const others = ids.filter((one) => one !== id)
  const at = Math.max(0, Math.min(to, others.length))
  return ids.includes(id) ? [...others.slice(0, at), id, ...others.slice(at)] : ids
}

/** Returns whether two orders of the same photos are equal; photos that only one of them has are ignored. */
export const isSameOrder = (one: readonly string[], other: readonly string[]): boolean => {
  const left = one.filter((id) => other.includes(id))
  const right = other.filter((id) => one.includes(id))
  return left.every((id, at) => right[at] === id)
}
