import { type GivenName, makeStatements, type MadeStatement } from './make-statements.ts'
import { places } from './places.ts'

/** Those that journeys and demo accounts rely on (interfaces.md, "Demo data"); everything about them is known. */
const given: readonly GivenName[] = [
  { city: 'Warszawa', name: 'Tęcza', kind: { type: 'nursery', run: 'privately', spirit: null }, status: 'registered' },
  { city: 'Kraków', name: 'Słoneczko', kind: { type: 'kindergarten', run: 'privately', spirit: 'montessori' }, status: 'premium' },
  { city: 'Kraków', name: 'Bajka', kind: { type: 'kindergarten', run: 'privately', spirit: null }, status: 'unknown' },
  // The one kindergarten that Kolbudy had: its list is empty.
  {
    city: 'Kolbudy',
    name: 'Przedszkole Gminne',
    kind: { type: 'kindergarten', run: 'by-town', spirit: null },
    status: 'unknown',
    closed: true,
  },
]

/** The demo: 1,200 facilities of all types in the 18 cities, in towns of all voivodeships and in a few villages. */
export const makeDemo = (seed: number, today: string): readonly MadeStatement[] => [
  ...makeStatements({ seed, today, places, given, toNumber: (nth) => `D-${String(nth).padStart(4, '0')}` }),
]
