import { type Cleaned, touchedBy } from './rules.ts'
import { saysNothing, normalizeWhitespace } from './whitespace.ts'

const address = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/

/** The first e-mail address of a cell, in small letters; `''` when there is none. Misspelt domains are left alone: they are not ours to guess. */
export const cleanEmail = (text: string): Cleaned<string> => {
  const tidied = normalizeWhitespace(text).replace(/^(?:mailto:|e-?mail:)\s*/i, '')
  if (saysNothing(tidied)) return { value: '', appliedRules: ['email-missing'] }
  const parts = tidied
    .toLowerCase()
    .split(/[\s,;|]+|\/(?=\S+@)/)
    .filter((part) => part.includes('@'))
  const value = parts.find((part) => address.test(part) && part.length <= 254 && !/^\.|\.\.|\.@/.test(part)) ?? ''
  return {
    value,
    appliedRules: touchedBy({
      'email-case': value !== '' && tidied !== tidied.toLowerCase(),
      'email-two-in-one': parts.length > 1,
      'email-invalid': value === '',
    }),
  }
}
