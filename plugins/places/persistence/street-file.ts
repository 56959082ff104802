import { readFileSync } from 'node:fs'
import type { KnownAddress } from '../contract/match-street.ts'
import { voivodeshipCapitals } from '../domain/voivodeship-capitals.ts'

let sections: ReadonlyMap<string, string> | null = null

/** Reads the file once: a section for each city, `# krakow`, and a line for each street with its degrees times 10,000. */
const readSections = (): ReadonlyMap<string, string> => {
  const text = readFileSync(new URL('../data/streets.tsv', import.meta.url), 'utf8')
  return new Map(
    text
      .split(/^# /m)
      .filter((section) => section !== '')
      .map((section) => [section.slice(0, section.indexOf('\n')), section.slice(section.indexOf('\n') + 1)] as const),
  )
}

/** Returns the streets of one of the 18 voivodeship capitals, from OpenStreetMap (ODbL); none of other places. */
export const streetsOf = (voivodeship: string, slug: string): readonly KnownAddress[] => {
  if (!voivodeshipCapitals.some((one) => one.voivodeship === voivodeship && one.slug === slug)) return []
  sections ??= readSections()
  return (sections.get(slug) ?? '')
    .trim()
    .split('\n')
    .map((line) => {
      const [street = '', longitude, latitude] = line.split('\t')
      return { street, building_number: null, longitude: Number(longitude) / 1e4, latitude: Number(latitude) / 1e4 }
    })
}
