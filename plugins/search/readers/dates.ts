import { lengthAt, phrasesOf } from '#core/search/phrase.ts'
import type { Word } from '#core/search/words.ts'

const months = [
  'styczeń, stycznia, styczniu, january, jan, січень, січня, січні',
  'luty, lutego, lutym, february, feb, лютий, лютого, лютому',
  'marzec, marca, marcu, march, березень, березня, березні',
  'kwiecień, kwietnia, kwietniu, april, квітень, квітня, квітні',
  'maj, maja, maju, may, травень, травня, травні',
  'czerwiec, czerwca, czerwcu, june, червень, червня, червні',
  'lipiec, lipca, lipcu, july, липень, липня, липні',
  'sierpień, sierpnia, sierpniu, august, серпень, серпня, серпні',
  'wrzesień, września, wrześniu, september, вересень, вересня, вересні',
  'październik, października, październiku, october, жовтень, жовтня, жовтні',
  'listopad, listopada, listopadzie, november, листопад, листопада, листопаді',
  'grudzień, grudnia, grudniu, december, грудень, грудня, грудні',
].map(phrasesOf)

/** Reads a month at a position, 1 to 12, and the number of its words. */
export const monthAt = (words: readonly Word[], at: number): { readonly month: number; readonly length: number } | null => {
  const found = months.findIndex((phrases) => lengthAt(phrases, words, at) > 0)
  return found < 0 ? null : { month: found + 1, length: lengthAt(months[found] ?? [], words, at) }
}

/** Returns the year that a word is; `null` for other words. */
export const yearOf = (word: string): number | null => (/^20[1-4]\d$/.test(word) ? Number(word) : null)
