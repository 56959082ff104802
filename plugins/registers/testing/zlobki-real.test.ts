import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { territory } from '#plugins/places/testing/territory.ts'
import { zlobki } from '../domain/zlobki.ts'
import { countAppliedRules, parseRegisterFile } from './parse-register-file.ts'

const registers = new URL('../../../../shared/data/registers/', import.meta.url)
const fileOf = (date: string) => new URL(`zlobki-${date}.csv`, registers)
const filesMissing = !['2025-02-22', '2025-09-17'].every((date) => existsSync(fileOf(date)))

describe('the real register of nurseries (../shared/data; skipped when the files are missing)', () => {
  test.skipIf(filesMissing).each([
    { date: '2025-02-22', read: 5_991, suspended: 71, coordinates: 594, outside: 3 },
    { date: '2025-09-17', read: 6_385, suspended: 55, coordinates: 672, outside: 3 },
  ])(
    'edition $date: $read read, none rejected, $suspended suspended, $coordinates without usable coordinates',
    (edition) => {
      const readings = parseRegisterFile(readFileSync(fileOf(edition.date), 'utf8'), zlobki, territory)
      const fields = readings.flatMap((each) => (each.kind === 'read' ? [each.fields] : []))
      const appliedRules = countAppliedRules(readings)
      expect(fields).toHaveLength(edition.read)
      expect(readings).toHaveLength(edition.read)
      expect(fields.filter(({ suspended }) => suspended)).toHaveLength(edition.suspended)
      expect((appliedRules['coordinates-missing'] ?? 0) + (appliedRules['coordinates-broken'] ?? 0)).toBe(edition.coordinates)
      expect(appliedRules['coordinates-outside']).toBe(edition.outside)
      expect(fields.filter(({ location }) => location === undefined)).toHaveLength(edition.coordinates + edition.outside)
      expect(new Set(fields.map(({ voivodeship }) => voivodeship)).size).toBe(16)

      const invalid = fields.filter(
        ({ city, phone, second_phone, email, website, social, street, building_number }) =>
          /,|dzielnica|delegatura/.test(city ?? '') ||
          [phone, second_phone].some((each) => each !== undefined && !/^\+48[1-9]\d{8}$/.test(each)) ||
          [website, social].some((each) => each !== undefined && !URL.canParse(each)) ||
          /\s|[A-Z]/.test(email ?? '') ||
          /^\s|\s\s|\s$/.test(`${street ?? 'x'}${building_number ?? 'x'}`),
      )
      expect(invalid).toEqual([])
    },
    30_000,
  )
})
