import { emailPattern } from '#core/kernel/email-pattern.ts'

/** Address found in a list, or a piece of text that should be one and is not. `line` counts from 1. */
export interface ParsedEmail {
  readonly line: number
  /** The address in lower case, or the text as it stands. */
  readonly text: string
  readonly result: 'new' | 'duplicate' | 'invalid'
}

const maxEmailLength = 254
const maxShownLength = 100
const bracketed = /<([^<>]*)>/g
const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/g

const clean = (piece: string) =>
  piece
    .replace(/^mailto:/i, '')
    .replace(/^["'„”«»([{]+|["'“”«»)\]}.:]+$/g, '')
    .trim()

/** Returns the pieces of a line that should be addresses: those in angle brackets, else whatever has an `@`, else the whole line. */
const piecesOf = (line: string): readonly string[] => {
  const inBrackets = [...line.matchAll(bracketed)].map(([, address = '']) => clean(address))
  const outside = line
    .replace(bracketed, ',')
    // A quoted name may hold a comma, and even an `@`.
    .replace(inBrackets.length > 0 ? /"[^"]*"/g : /$^/, ' ')
    .split(/[\s,;|]+/)
    .map(clean)
    .filter((piece) => piece.includes('@'))
  const found = [...inBrackets, ...outside].filter((piece) => piece !== '')
  return found.length > 0 ? found : [line.replace(/^[\s,;|]+|[\s,;|]+$/g, '')].filter((rest) => rest !== '')
}

/**
 * Reads addresses out of lines as people paste them: with names (`Jan <jan@x.pl>`), commas, semicolons, blanks. The first of equal addresses counts,
 * whatever their case. The browser's preview and the server use it alike.
 */
export const parseEmails = (lines: readonly string[]): readonly ParsedEmail[] => {
  const seen = new Set<string>()
  return lines.flatMap((text, at) =>
    piecesOf(text.replace(invisible, '').normalize('NFC')).map((piece): ParsedEmail => {
      const line = at + 1
      const email = piece.toLowerCase()
      if (email.length > maxEmailLength || !emailPattern.test(email))
        return { line, text: piece.slice(0, maxShownLength), result: 'invalid' }
      if (seen.has(email)) return { line, text: email, result: 'duplicate' }
      seen.add(email)
      return { line, text: email, result: 'new' }
    }),
  )
}
