import { lengthAt, phrasesOf } from '#core/search/phrase.ts'
import type { PlainReader } from '#core/search/reading/reader.ts'
import { isFiller } from './filler-words.ts'
import { propose } from './spans.ts'

/** Says what a grown-up is, which is no wish: `jestem`, `my wife is a`. A child is left out: what it is may be one (`alergikiem`). */
const persons = phrasesOf(
  `jestem, ja jestem, żona jest, mąż jest, mama jest, tata jest, partner jest, partnerka jest, pracuję jako, pracuje jako, pracujemy jako,
   i am, i am a, i am an, i'm a, i'm an, im a, im an, wife is, wife is a, wife is an, husband is, husband is a, husband is an, mother is a, mum is a, mom is a, father is a, dad is a,
   partner is a, work as, work as a, works as, works as a, працюю як, працює як, моя дружина, мій чоловік`,
)

/** Reads what the writer or another grown-up is: `my wife is a nurse` searches no nurse. */
export const readPersons: PlainReader = ({ text: { words } }) =>
  words.flatMap((_, from) => {
    const length = lengthAt(persons, words, from)
    const at = from + length
    const isWho = length > 0 && at < words.length && !words[at - 1]?.endsPart && !isFiller(words, at)
    return isWho ? [propose(from, at + 1, { kind: 'link' }, 'person')] : []
  })
