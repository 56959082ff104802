import type { FormPost } from './posted.ts'

/** A field that people do not see and programs like to fill. */
export const baitField = 'strona_www'

/** The field that bears when the form was shown, in milliseconds since 1970. */
export const shownField = 'pokazano'

/** Nobody reads and fills a form faster, milliseconds. */
const quickest = 3000

/** Whether a field is a trap and nothing that was asked. */
export const isTrap = (name: string): boolean => name === baitField || name === shownField

/** The message key of what speaks against a person having filled the form (decisions §13); a second try from the page that says so passes. */
export const trapped = ({ values }: FormPost, now: number): 'FORM_FILLED_BY_PROGRAM' | 'FORM_FILLED_TOO_FAST' | null => {
  if (values[baitField]) return 'FORM_FILLED_BY_PROGRAM'
  const shown = Number(values[shownField])
  return shown > 0 && now - shown >= quickest ? null : 'FORM_FILLED_TOO_FAST'
}
