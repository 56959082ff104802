import type { FacilityStatement } from '#core/facilities/facilities.port.ts'
import type { FieldName } from '#core/facilities/fields.ts'
import type { StatedFields } from '#core/facilities/statement.ts'

const stated = (fields: StatedFields, name: string) => fields[name as FieldName]

/**
 * Takes apart what a person wrote about a facility before it was merged and what was written since: returns the rest,
 * which belongs to the facility that remained, or `null` when nothing is left. A value that was stated again, or on
 * another day, was written since.
 */
export const separateWritten = (before: FacilityStatement, now: FacilityStatement): FacilityStatement | null => {
  const isFromBefore = (name: string) => {
    const first = stated(before.fields, name)
    const second = stated(now.fields, name)
    return (
      first !== undefined &&
      second !== undefined &&
      JSON.stringify(first.value) === JSON.stringify(second.value) &&
      (first.on ?? before.statedOn) === (second.on ?? now.statedOn)
    )
  }
  const rest = Object.entries(now.fields).filter(([name]) => !isFromBefore(name))
  if (rest.length === 0 && now.goneOn === null) return null
  return { ...now, fields: Object.fromEntries(rest) as StatedFields }
}
