import { dictatedDigits, numberOf } from './number-words.ts'

/** Range of a number in plain text. */
export interface NumberHit {
  readonly kind: 'phone' | 'pesel'
  readonly from: number
  readonly to: number
}

const pesel = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3] as const

/** Checks the checksum and the day of birth of a PESEL. */
export const isPesel = (digits: string): boolean => {
  if (!/^\d{11}$/.test(digits)) return false
  const month = Number(digits.slice(2, 4)) % 20
  const day = Number(digits.slice(4, 6))
  const sum = pesel.reduce((total, weight, n) => total + weight * Number(digits[n]), 0)
  return month >= 1 && month <= 12 && day >= 1 && day <= 31 && (10 - (sum % 10)) % 10 === Number(digits[10])
}

/** Digits in groups, with up to three separators between them. */
const groupedDigits = /(?:\+|\b00)?\(?\d(?:[ \t.,\-–—()/·_*|]{0,3}\d)+/gu
const hasDate = /\b\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})\b|\b\d{4}[./-]\d{2}[./-]\d{2}\b|\b(?:19|20)\d\d ?[-–/] ?(?:19|20)\d\d\b/u
const amountAfter = /^\s*(?:zł|pln|gr\b|uah|грн|euro?\b|€|%|złot|tys|mln|dzieci|osób|kcal)/u
const registerBefore = /(?:regon|nip|krs|rspo|konto|nr wpisu|iban)\W{0,3}$/u

/** Removes the prefix of the country: 48, 0048, or 380. */
const nationalDigits = (run: string) =>
  run
    .replace(/\D/g, '')
    .replace(/^(?:00)?(?:48(?=\d{9}$)|380(?=\d{9}$))/, '')
    .replace(/^0(?=\d{9}$)/, '')

const isPhoneShape = (run: string) => {
  if (/^(?:\+|00)/.test(run) && /^(?:00)?[1-9]\d{7,13}$/.test(run.replace(/\D/g, ''))) return true
  const digits = nationalDigits(run)
  if (digits.length !== 9 || digits.startsWith('0') || /^(\d)\1+$/.test(digits)) return false
  const sizes = run
    .split(/\D+/)
    .filter(Boolean)
    .map(({ length }) => length)
  // Groups of four and more are years, prices and codes, unless they are the end of a number that is written in two parts.
  return sizes.length <= 2 || sizes.every((size) => size <= 3)
}

const findGrouped = (text: string): readonly NumberHit[] =>
  [...text.matchAll(groupedDigits)].flatMap(({ 0: run, index }): readonly NumberHit[] => {
    const to = index + run.length
    const digits = run.replace(/\D/g, '')
    if (isPesel(digits)) return [{ kind: 'pesel', from: index, to }]
    if (hasDate.test(run) || amountAfter.test(text.slice(to)) || registerBefore.test(text.slice(0, index))) return []
    return isPhoneShape(run) ? [{ kind: 'phone', from: index, to }] : []
  })

/** Words and digits of one number, separated by no more than spaces and light punctuation. */
const findDictated = (text: string): readonly NumberHit[] => {
  const hits: NumberHit[] = []
  let run: { from: number; to: number; digits: string; values: number[]; words: number } | null = null
  const close = () => {
    if (run === null) return
    const digits = nationalDigits(run.digits + dictatedDigits(run.values))
    // Counting aloud is no telephone number.
    if (run.words >= 3 && digits.length === 9 && !'0123456789'.includes(digits)) hits.push({ kind: 'phone', from: run.from, to: run.to })
    run = null
  }
  for (const { 0: word, index } of text.matchAll(/[\p{L}'’]+|\d+/gu)) {
    const value = /^\d/.test(word) ? null : numberOf(word)
    if (run !== null && !/^[\s,.\-–/+]{1,3}$/u.test(text.slice(run.to, index))) close()
    if (value === undefined) {
      close()
      continue
    }
    run ??= { from: index, to: index, digits: '', values: [], words: 0 }
    if (value === null) {
      run.digits += dictatedDigits(run.values) + word
      run.values = []
    } else {
      run.values.push(value)
      run.words += 1
    }
    run.to = index + word.length
  }
  close()
  return hits
}

/** Finds telephone numbers and PESELs in plain text, in digits and in words. */
export const findNumbers = (text: string): readonly NumberHit[] => [...findGrouped(text), ...findDictated(text)]
