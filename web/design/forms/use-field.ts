import { useHere } from '#web/here.ts'
import { useT } from '#web/i18n/words.ts'

/** A field's id, what was typed into it before, and its first complaint. */
export const useField = (name: string, hint: boolean) => {
  const t = useT()
  const { posted } = useHere()
  const key = posted?.refused?.fields[name]?.[0]
  const [hintId, errorId] = [`pole-${name}-opis`, `pole-${name}-blad`]
  const describedBy = [hint && hintId, key !== undefined && errorId].filter(Boolean).join(' ')
  return {
    id: fieldId(name),
    typed: posted?.values[name],
    error: key === undefined ? undefined : t(key),
    hintId,
    errorId,
    described: {
      ...(describedBy && { 'aria-describedby': describedBy }),
      ...(key !== undefined && { 'aria-invalid': true as const }),
    },
  }
}

/** Where a field is found in its page. */
export const fieldId = (name: string): string => `pole-${name}`
