import { demoLocalities } from './demo-localities.ts'
import { type FixedFacility, type GeneratedStatement, generateStatements } from './generate-statements.ts'

/** Facilities that journeys and demo accounts rely on (interfaces.md, "Demo data"); all their fields are present. */
const fixed: readonly FixedFacility[] = [
  { city: 'Warszawa', name: 'Tęcza', kind: { type: 'nursery', operatedBy: 'private', approach: null }, status: 'registered' },
  { city: 'Kraków', name: 'Słoneczko', kind: { type: 'kindergarten', operatedBy: 'private', approach: 'montessori' }, status: 'premium' },
  { city: 'Kraków', name: 'Bajka', kind: { type: 'kindergarten', operatedBy: 'private', approach: null }, status: 'unknown' },
  // Kolbudy had only this kindergarten: its list is empty.
  {
    city: 'Kolbudy',
    name: 'Przedszkole Gminne',
    kind: { type: 'kindergarten', operatedBy: 'municipality', approach: null },
    status: 'unknown',
    closed: true,
  },
]

/** Generates the demo: 1,200 facilities of all types in the 18 cities, in towns of all voivodeships and in a few villages. */
export const generateDemo = (seed: number, today: string): readonly GeneratedStatement[] => [
  ...generateStatements({ seed, today, localities: demoLocalities, fixed, toNumber: (nth) => `D-${String(nth).padStart(4, '0')}` }),
]
