/** Three versions of a record, merged field by field; a list counts as one field. */
interface Merge<Values> {
  readonly merged: Values
  /** Fields that both sides changed, each in its own way. In `merged` they have the user's value. */
  readonly conflicts: readonly (keyof Values & string)[]
}

/** Tells if two values of a field are the same JSON, in any order of members; an absent value is `undefined`. */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && isSame(one[name as keyof typeof one], other[name as keyof typeof other]))
  )
}

/** Merges the user's changes, `base` to `mine`, into what someone else has saved meanwhile, `base` to `theirs`. */
export const mergeVersions = <Values extends object>(base: Values, mine: Values, theirs: Values): Merge<Values> => {
  const names = [...new Set([...Object.keys(base), ...Object.keys(mine)])] as (keyof Values & string)[]
  const changed = names.filter((name) => !isSame(base[name], mine[name]))
  return {
    merged: { ...theirs, ...(Object.fromEntries(changed.map((name) => [name, mine[name]])) as Partial<Values>) },
    conflicts: changed.filter((name) => !isSame(base[name], theirs[name]) && !isSame(mine[name], theirs[name])),
  }
}
