import type { FacilityType } from '#core/facilities/facility-type.ts'
import type { Approach } from './facility-kind.ts'

type Choices = readonly [string, ...string[]]

/** Grammatical gender, which adjectives follow. */
export type Gender = 'm' | 'f' | 'n'

/** Gender of each facility type. */
export const genderOf: Readonly<Record<FacilityType, Gender>> = {
  nursery: 'm',
  toddler_club: 'm',
  day_guardian: 'm',
  kindergarten: 'n',
  kindergarten_point: 'm',
  kindergarten_education_team: 'm',
  kindergarten_department: 'm',
  primary_school: 'f',
}

/** Name prefixes of private facilities by type; common ones are repeated. */
export const privatePrefixes: Readonly<Record<FacilityType, Choices>> = {
  nursery: ['Żłobek', 'Żłobek', 'Żłobek', 'Żłobek Niepubliczny', 'Niepubliczny Żłobek', 'Prywatny Żłobek'],
  toddler_club: ['Klub Malucha', 'Klub Malucha', 'Klub Dziecięcy', 'Klubik', 'Klubik Malucha'],
  day_guardian: ['Dzienny Opiekun', 'Opiekun Dzienny'],
  kindergarten: ['Przedszkole', 'Przedszkole', 'Przedszkole Niepubliczne', 'Niepubliczne Przedszkole', 'Prywatne Przedszkole'],
  kindergarten_point: ['Punkt Przedszkolny', 'Niepubliczny Punkt Przedszkolny'],
  kindergarten_education_team: ['Zespół Wychowania Przedszkolnego', 'Niepubliczny Zespół Wychowania Przedszkolnego'],
  kindergarten_department: ['Oddział Przedszkolny w Niepublicznej Szkole Podstawowej'],
  primary_school: ['Niepubliczna Szkoła Podstawowa', 'Społeczna Szkoła Podstawowa', 'Prywatna Szkoła Podstawowa'],
}

/** Name prefixes of facilities with public funding that no municipality runs, by type; other types have none. */
export const publicPrefixes: Readonly<Partial<Record<FacilityType, Choices>>> = {
  kindergarten: ['Przedszkole', 'Publiczne Przedszkole', 'Przedszkole Publiczne'],
  kindergarten_point: ['Punkt Przedszkolny', 'Publiczny Punkt Przedszkolny'],
  kindergarten_education_team: ['Zespół Wychowania Przedszkolnego', 'Publiczny Zespół Wychowania Przedszkolnego'],
  kindergarten_department: ['Oddział Przedszkolny w Publicznej Szkole Podstawowej'],
}

/** Name prefixes of municipal facilities, followed by a number. */
export const municipalPrefixes: Readonly<Record<FacilityType, { readonly town: string; readonly village: string }>> = {
  nursery: { town: 'Żłobek Miejski', village: 'Żłobek Gminny' },
  toddler_club: { town: 'Miejski Klub Dziecięcy', village: 'Gminny Klub Dziecięcy' },
  day_guardian: { town: 'Miejski Opiekun Dzienny', village: 'Gminny Opiekun Dzienny' },
  kindergarten: { town: 'Przedszkole Miejskie', village: 'Przedszkole Gminne' },
  kindergarten_point: { town: 'Miejski Punkt Przedszkolny', village: 'Gminny Punkt Przedszkolny' },
  kindergarten_education_team: { town: 'Miejski Zespół Wychowania Przedszkolnego', village: 'Gminny Zespół Wychowania Przedszkolnego' },
  kindergarten_department: {
    town: 'Oddział Przedszkolny w Szkole Podstawowej',
    village: 'Oddział Przedszkolny w Szkole Podstawowej',
  },
  primary_school: { town: 'Szkoła Podstawowa', village: 'Szkoła Podstawowa' },
}

/** Adjectives for approaches in names; groups for Ukrainian children do not appear in names. */
export const approachAdjectives: Readonly<Partial<Record<Approach, Readonly<Record<Gender, string>>>>> = {
  montessori: { m: 'Montessori', f: 'Montessori', n: 'Montessori' },
  waldorf: { m: 'Waldorfski', f: 'Waldorfska', n: 'Waldorfskie' },
  integration: { m: 'Integracyjny', f: 'Integracyjna', n: 'Integracyjne' },
  special: { m: 'Specjalny', f: 'Specjalna', n: 'Specjalne' },
  sport: { m: 'Sportowy', f: 'Sportowa', n: 'Sportowe' },
  language: { m: 'Dwujęzyczny', f: 'Dwujęzyczna', n: 'Dwujęzyczne' },
  music: { m: 'Muzyczny', f: 'Muzyczna', n: 'Muzyczne' },
  creative: { m: 'Artystyczny', f: 'Artystyczna', n: 'Artystyczne' },
  therapeutic: { m: 'Terapeutyczny', f: 'Terapeutyczna', n: 'Terapeutyczne' },
  froebel: { m: 'Froeblowski', f: 'Froeblowska', n: 'Froeblowskie' },
  catholic: { m: 'Katolicki', f: 'Katolicka', n: 'Katolickie' },
}
