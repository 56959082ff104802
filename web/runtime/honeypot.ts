import type { FormPost } from './form-post.ts'

/** Name of the honeypot field, which is hidden from people and which bots fill in. */
export const honeypotField = 'strona_www'

/**
 * Returns the message key of the reason to suspect a bot, or null. Time is no reason: browsers and password managers
 * fill in a form at once (decision 057).
 */
export const detectBot = ({ values }: FormPost): 'FORM_FILLED_BY_PROGRAM' | null =>
  values[honeypotField] ? 'FORM_FILLED_BY_PROGRAM' : null
