import { type Cleaned, rulesApplied } from './rules.ts'

const dot = '\\.?\\s?'
const limited = `sp(?:${dot}|ółka )z\\.?\\s?(?:o${dot}o\\.?|ograniczon[ąa] odpow\\p{L}+)`
const partnership = `sp(?:${dot}|ółka )(?:k(?:omandytow[aą])?|j(?:awn[aą])?)(?![\\p{L}])\\.?`
const forms = `(?:${limited}|${partnership}|s\\.\\s?c\\.?|sc\\.|spółka cywilna|s\\.\\s?a\\.|spółka akcyjna)`

const atEnd = new RegExp(`[\\s,;–-]*(?<![\\p{L}\\d])\\(?(?:${forms}[\\s,]*)+\\)?(”?)$`, 'iu')
// After another abbreviation, S.C. are the initials of a patron.
const within = new RegExp(
  `(?<![\\p{L}\\d])(?:${limited}|spółka (?:cywilna|komandytowa|jawna|akcyjna|komandytowo-akcyjna)(?!-)|sp\\.\\s?(?:k|j)\\.|(?<!\\p{L}\\.\\s?)s\\.\\s?c\\.)(?!\\p{L})`,
  'giu',
)

/** Writes a legal form as the law does: `SP. Z.O.O.` → `sp. z o.o.`, `SPÓŁKA Z O.O.` → `spółka z o.o.`, `S.C.` → `s.c.`. */
const spell = (form: string): string => {
  if (/^s\.\s?c/i.test(form)) return 's.c.'
  if (/^sp\.\s?[kj]/i.test(form)) return form.toLowerCase().replace(' ', '')
  if (/(?:cywilna|komandytowa|jawna|akcyjna)$/i.test(form)) return form.toLowerCase()
  const noun = /^spół/i.test(form) ? 'spółka' : 'sp.'
  return /ograniczon/i.test(form) ? `${noun} z ograniczoną odpowiedzialnością` : `${noun} z o.o.`
}

/** Removes legal forms from the end of a name, unless nothing is left. */
const withoutEnd = (name: string): string => {
  const bare = name.replace(atEnd, '$1').replace(/\s*„”$/, '')
  return bare === name || !/\p{L}/u.test(bare) ? name : withoutEnd(bare)
}

/** Removes the legal form of the governing body from the end of a facility's name. */
export const removeLegalForm = (name: string): Cleaned<string> => {
  const value = withoutEnd(name)
  return { value, appliedRules: rulesApplied({ 'name-legal-form': value !== name }) }
}

/** Spells legal forms within a facility's name. */
export const spellLegalForm = (name: string): Cleaned<string> => {
  const value = name.replace(within, spell)
  return { value, appliedRules: rulesApplied({ 'name-legal-form-case': value !== name }) }
}
