import type { RuleName } from '../domain/cleaning/rules.ts'
import type { RejectReason } from '../domain/register-format.ts'

/**
 * Fixture file of an edition with the expected import result. `read` = `new` + `known` + rejected; `known` and `gone`
 * refer to the previous edition.
 */
export interface EditionFixture {
  readonly date: string
  readonly file: URL
  readonly read: number
  readonly new: number
  readonly known: number
  readonly gone: readonly string[]
  readonly suspended: readonly string[]
  readonly rejected: readonly { readonly number: string | null; readonly column: string; readonly reason: RejectReason }[]
  readonly appliedRules: Partial<Record<RuleName, number>>
}

/** Rules that are applied equally often to both editions. */
const sameRules: EditionFixture['appliedRules'] = {
  'name-whitespace': 2,
  'name-quotes': 3,
  'name-quotes-unpaired': 1,
  'name-capitals': 2,
  'warsaw-district': 4,
  'city-delegation': 2,
  'district-letters': 1,
  'district-unknown': 1,
  'street-spaces': 1,
  'street-kind': 3,
  'street-none': 1,
  'street-capitals': 1,
  'house-number-spaces': 1,
  'house-number-none': 1,
  'apartment-prefix': 1,
  'apartment-none': 1,
  'post-code-invalid': 1,
  'phone-missing': 1,
  'phone-area-code': 1,
  'phone-extension': 1,
  'phone-two-in-one': 3,
  'phone-too-short': 1,
  'website-scheme': 4,
  'website-punctuation': 1,
  'website-capitals': 1,
  'website-two-in-one': 1,
  'website-email': 1,
  'website-not-an-address': 1,
  'website-social': 1,
  'email-missing': 1,
  'email-case': 1,
  'email-two-in-one': 1,
  'email-invalid': 1,
  'coordinates-missing': 2,
  'coordinates-broken': 2,
  'coordinates-swapped': 1,
  'coordinates-outside': 1,
  'coordinates-flagged': 1,
  'hours-missing': 1,
  'hours-weekdays-differ': 1,
  'hours-end-before-begin': 1,
  'fee-month-zero': 1,
  'fee-month-implausible': 1,
  'fee-hour-implausible': 1,
  'places-overfull': 1,
  'operator-nip-invalid': 1,
  'operator-regon-invalid': 1,
  'status-by-name': 1,
}

/** First edition: fictional values in all sixteen voivodeships, with at least one example of each defect of the real register. */
export const firstEdition: EditionFixture = {
  date: '2025-02-22',
  file: new URL('./zlobki-fixture-2025-02-22.csv', import.meta.url),
  read: 60,
  new: 57,
  known: 0,
  gone: [],
  suspended: ['900056/Z'],
  rejected: [
    { number: '900058/Z', column: 'type', reason: 'type-unknown' },
    { number: '900059/Z', column: 'voivodeship', reason: 'voivodeship-unknown' },
    { number: '900060/Z', column: 'places', reason: 'not-a-whole-number' },
  ],
  appliedRules: {
    ...sameRules,
    'locality-suffix': 4,
    'phone-prefix': 2,
    'website-none': 1,
    'hours-parsed': 54,
    'fee-funded-zero': 56,
  },
}

/** Second edition, in the layout of 43 columns: two facilities are missing, four are new, one is no longer suspended and another one is. */
export const secondEdition: EditionFixture = {
  date: '2025-09-17',
  file: new URL('./zlobki-fixture-2025-09-17.csv', import.meta.url),
  read: 62,
  new: 4,
  known: 55,
  gone: ['900006/Z', '900022/Z'],
  suspended: ['900057/Z'],
  rejected: [
    { number: '900058/Z', column: 'type', reason: 'type-unknown' },
    { number: '900060/Z', column: 'places', reason: 'not-a-whole-number' },
    { number: null, column: 'number', reason: 'number-malformed' },
  ],
  appliedRules: {
    ...sameRules,
    'locality-suffix': 3,
    'phone-prefix': 3,
    'website-none': 2,
    'hours-parsed': 56,
    'fee-funded-zero': 58,
  },
}
