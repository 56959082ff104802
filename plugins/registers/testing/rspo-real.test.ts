import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { territory } from '#plugins/places/testing/territory.ts'
import { rspo } from '../domain/rspo.ts'
import { rspoGeo } from '../domain/rspo-geo.ts'
import { countAppliedRules, parseRegisterFile } from './parse-register-file.ts'

const registers = new URL('../../../../shared/data/registers/', import.meta.url)
const files = ['rspo-geo-2022-przedszkola.csv', 'rspo-geo-2022-szkoly-podstawowe.csv', 'rspo-2020-gorzow.csv']
const filesMissing = !files.every((file) => existsSync(new URL(file, registers)))
const read = (file: string, format = rspoGeo) => parseRegisterFile(readFileSync(new URL(file, registers), 'utf8'), format, territory)

describe('the real RSPO (../shared/data; skipped when the files are missing)', () => {
  test.skipIf(filesMissing)(
    'with points: reads 15,562 and 14,514 rows, 17 points outside, 9,525 localities of which 261 in several counties, all districts with Polish letters',
    () => {
      const [preschools = [], schools = []] = files.slice(0, 2).map((file) => read(file))
      const readings = [...preschools, ...schools]
      const fields = readings.flatMap((each) => (each.kind === 'read' ? [each.fields] : []))
      expect([preschools.length, schools.length, fields.length]).toEqual([15_562, 14_514, 30_076])
      expect(fields.filter(({ type }) => type === 'primary_school')).toHaveLength(14_514)

      const appliedRules = countAppliedRules(readings)
      expect(appliedRules['coordinates-outside']).toBe(17)
      expect(fields.filter(({ location }) => location === undefined)).toHaveLength(17)

      const counties = new Map<string, Set<string>>()
      for (const { voivodeship, city, county = '' } of fields) {
        const key = `${voivodeship}/${city}`
        counties.set(key, (counties.get(key) ?? new Set()).add(county))
      }
      expect(counties.size).toBe(9_525)
      expect([...counties.values()].filter((named) => named.size > 1)).toHaveLength(261)

      expect(appliedRules['district-unknown']).toBe(13)
      expect(new Set(fields.flatMap(({ city, district }) => (district ? [`${city}/${district}`] : []))).size).toBe(37)
      expect(fields.filter(({ name = '' }) => /"|\s\s|^\s|\s$/.test(name))).toEqual([])
    },
    180_000,
  )

  test.skipIf(filesMissing)(
    'of Gorzów in 2020: 168 rows, 69 read, 99 skipped by type, none rejected',
    () => {
      const readings = read('rspo-2020-gorzow.csv', rspo)
      const count = (kind: string) => readings.filter((each) => each.kind === kind).length
      expect([readings.length, count('read'), count('skipped'), count('rejected')]).toEqual([168, 69, 99, 0])
      expect(new Set(readings.flatMap((each) => (each.kind === 'skipped' ? [each.facilityType] : []))).size).toBe(20)
    },
    180_000,
  )
})
