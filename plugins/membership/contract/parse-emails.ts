import { emailPieces, parseEmail } from '#core/kernel/email.ts'

/** Address found in a list, or a piece of text that should be one and is not. `line` counts from 1. */
export interface ParsedEmail {
  readonly line: number
  /** The address in lower case, or the text as it stands. */
  readonly text: string
  readonly result: 'new' | 'duplicate' | 'invalid'
}

const maxShownLength = 100

/**
 * Reads addresses out of lines as people paste them: with names (`Jan <jan@x.pl>`), commas, semicolons, blanks. The
 * first of equal addresses counts, whatever their case. The browser's preview and the server use it alike.
 */
export const parseEmails = (lines: readonly string[]): readonly ParsedEmail[] => {
  const seen = new Set<string>()
  return lines.flatMap((text, at) =>
    emailPieces(text).map((piece): ParsedEmail => {
      const line = at + 1
      const email = parseEmail(piece)
      if (email === null) return { line, text: piece.slice(0, maxShownLength), result: 'invalid' }
      if (seen.has(email)) return { line, text: email, result: 'duplicate' }
      seen.add(email)
      return { line, text: email, result: 'new' }
    }),
  )
}
