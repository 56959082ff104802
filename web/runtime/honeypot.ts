import type { FormPost } from './form-post.ts'

/** Name of the honeypot field, which is hidden from people and which bots fill in. */
export const honeypotField = 'strona_www'

/** Name of the field that holds when the form was shown, milliseconds since 1970. */
export const shownField = 'pokazano'

/** Shortest time in which a person fills in a form, milliseconds. */
const minFillMs = 3000

/** Tells if a field belongs to the bot protection and not to the form's input. */
export const isHoneypotField = (name: string): boolean => name === honeypotField || name === shownField

/** Returns the message key of the reason to suspect a bot, or null (decisions §13). A second submission from the page that shows the reason passes. */
export const detectBot = ({ values }: FormPost, now: number): 'FORM_FILLED_BY_PROGRAM' | 'FORM_FILLED_TOO_FAST' | null => {
  if (values[honeypotField]) return 'FORM_FILLED_BY_PROGRAM'
  const shown = Number(values[shownField])
  return shown > 0 && now - shown >= minFillMs ? null : 'FORM_FILLED_TOO_FAST'
}
