export { type Phrase, phrasesOf, sentenceOf } from '#core/search/selection-phrases.ts'
