import type { Cleaned } from './rules.ts'

/** Normalizes a post code, `00-000`, also written `00000` or `="00-000"`; `''` for anything else. */
export const cleanPostCode = (text: string): Cleaned<string> => {
  const digits = /^=?"?\s*(\d{2})[\s-]*(\d{3})\s*"?$/.exec(text)
  if (digits) return { value: `${digits[1]}-${digits[2]}`, appliedRules: [] }
  return { value: '', appliedRules: text.trim() === '' ? [] : ['post-code-invalid'] }
}
