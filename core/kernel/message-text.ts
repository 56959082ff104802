import { Schema } from 'effect'
import { NonBlankText } from './field-schemas.ts'

// Zero-width characters alone are no text; combining marks need a character to stand on.
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Zero-width and other format characters. */
export const invisibleCharacters = /\p{Cf}/gu

/** Text of a message between people: something to read, at most `max` characters. */
export const messageText = (max: number) => NonBlankText(max).check(Schema.isPattern(visible, { message: 'FIELD_EMPTY' }))

const breaks = /\r\n?/g
const manyBreaks = /\n{3,}/g

/** Returns a text without surrounding space and zero-width characters, and with at most one empty line in a row. */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(breaks, '\n')
    .replace(/^[\s\p{Cf}]+|(?<![\s\p{Cf}])[\s\p{Cf}]+$/gu, '')
    .replace(manyBreaks, '\n\n')
