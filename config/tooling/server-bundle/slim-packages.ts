import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

interface HolidayData {
  readonly holidays: Readonly<Record<string, unknown>>
}

interface TimeZones {
  readonly zones: readonly string[]
}

const holidaysOfPoland = async (file: string): Promise<string> => {
  const { data } = (await import(pathToFileURL(file).href)) as { readonly data: HolidayData }
  return `export const data = ${JSON.stringify({ ...data, holidays: { PL: data.holidays['PL'] } })}`
}

const zoneOfPoland = (file: string): string => {
  const all = JSON.parse(readFileSync(file, 'utf8')) as TimeZones
  const zones = all.zones.filter((zone) => /^(Europe\/Warsaw|Etc\/UTC)\|/.test(zone))
  return JSON.stringify({ ...all, zones, links: ['Etc/UTC|UTC'], countries: ['PL|Europe/Warsaw'] })
}

/**
 * Vite plugin that leaves only Poland in the data of date-holidays and its moment-timezone: all countries and zones
 * take megabytes of memory.
 */
export const slimPackages = (): Plugin => ({
  name: 'slim-packages',
  load: async (id) => {
    if (id.endsWith('/date-holidays/src/data.js')) return holidaysOfPoland(id)
    return id.endsWith('/moment-timezone/data/packed/latest.json') ? zoneOfPoland(id) : null
  },
})
