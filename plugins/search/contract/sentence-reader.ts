export { SearchReader as SentenceReader, type SearchReading as SentenceReading } from './search-reader.ts'
export type { UnderstoodPart as SentencePart } from './search-results.ts'
