import type { FieldValues } from '#core/facilities/fields.ts'
export const makeDemo = (_: number, __: string): readonly { number: string; values: FieldValues }[] => []
